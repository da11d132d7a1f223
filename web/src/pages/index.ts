/** The pages: the shelf comes with the page itself, the others when they are first asked for. */

import type { Component } from "svelte";
import type { Route } from "$lib/router.svelte";
import Shelf from "./Shelf.svelte";

export type Page = Component<{ route: any }>;

const pages: Record<Route["page"], () => Promise<{ default: Page }>> = {
  shelf: async () => ({ default: Shelf }),
  box: () => import("./BoxPage.svelte"),
  table: () => import("./TablePage.svelte"),
  replay: () => import("./ReplayPage.svelte"),
  guide: () => import("./GuidePage.svelte"),
  puzzle: () => import("./PuzzlePage.svelte"),
  calls: () => import("./CallsPage.svelte"),
  "sign-in": () => import("./SignInPage.svelte"),
  account: () => import("./AccountPage.svelte"),
  mine: () => import("./MinePage.svelte"),
  history: () => import("./HistoryPage.svelte"),
  person: () => import("./PersonPage.svelte"),
  ratings: () => import("./RatingsPage.svelte"),
  lost: () => import("./Lost.svelte"),
};

export async function loadPage(route: Route): Promise<Page> {
  return (await pages[route.page]()).default;
}
