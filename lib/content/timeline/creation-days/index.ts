// Written by `npm run content:lists` from the files of this folder.
import "server-only";
import type { CreationDay } from "../schema";
import { day1Light } from "./day-1-light";
import { day2Expanse } from "./day-2-expanse";
import { day3LandAndPlants } from "./day-3-land-and-plants";
import { day4SunMoonAndStars } from "./day-4-sun-moon-and-stars";
import { day5SeaAndBirds } from "./day-5-sea-and-birds";
import { day6AnimalsAndPeople } from "./day-6-animals-and-people";
import { theFlood } from "./the-flood";

/** Six days and the flood. */
export const creationDays: readonly CreationDay[] = [
  day1Light,
  day2Expanse,
  day3LandAndPlants,
  day4SunMoonAndStars,
  day5SeaAndBirds,
  day6AnimalsAndPeople,
  theFlood,
];
