/** The parts of the account page, in their order: whoever has something to set there adds it here. */

import type { Component } from "svelte";
import Blocked from "../Blocked.svelte";
import CallSettings from "../CallSettings.svelte";
import AboutMe from "./AboutMe.svelte";
import Devices from "./Devices.svelte";
import MyData from "./MyData.svelte";
import SignIn from "./SignIn.svelte";
import WaysIn from "./WaysIn.svelte";

export interface Section {
  /** Its heading is `page-account-<name>`. */
  name: string;
  Part: Component;
  /** For whom it is: those with an account, those without, or everybody. */
  of: "all" | "known" | "strangers";
}

export const SECTIONS: Section[] = [
  { name: "me", Part: AboutMe, of: "all" },
  { name: "ways-in", Part: WaysIn, of: "all" },
  { name: "sign-in", Part: SignIn, of: "strangers" },
  { name: "devices", Part: Devices, of: "known" },
  { name: "calls", Part: CallSettings, of: "all" },
  { name: "others", Part: Blocked, of: "all" },
  { name: "data", Part: MyData, of: "all" },
];
