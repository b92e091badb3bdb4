import { fireEvent, screen, within } from "@testing-library/react";

const region = () => within(screen.getByRole("region", { name: "Summary of the visible events" }));

/** The timeline that plays, as a visitor finds their way in it. */
export const timeline = {
  play: () => screen.getByRole("button", { name: "Play" }),
  pause: () => screen.getByRole("button", { name: "Pause" }),
  reset: () => screen.getByRole("button", { name: "Reset" }),
  slider: (name: "Speed" | "Zoom") => screen.getByRole("slider", { name }),
  setSlider: (name: "Speed" | "Zoom", value: number) =>
    fireEvent.change(timeline.slider(name), { target: { value: String(value) } }),
  toggle: (name: string) => screen.getByRole("switch", { name }),
  chronology: (name: string) => screen.getByRole("radio", { name }),
  /** Where playback is. */
  position: () => screen.getByText(/^Current position:/).textContent?.replace(/.*: /, ""),
  status: () => document.querySelector(".tl-status")?.textContent,
  marker: (id: string) => document.getElementById(id),
  /** Titles of the events that have come, in order; the others show theirs faintly. */
  events: () =>
    [...document.querySelectorAll('[aria-label="Events"] > [data-state="shown"] h3')].map(
      (title) => title.lastChild?.textContent,
    ),
  /** What a card of the summary says. */
  figure: (label: string) =>
    region().getByText(label).closest("dl")?.textContent?.replace(label, ""),
};
