import type { Place } from "./projection";

// Waters, the walls of Jerusalem and names on the map, drawn by hand from general knowledge:
// schematic, to find one's way by.

interface Line {
  name: string;
  places: readonly Place[];
}

export const RIVERS: readonly Line[] = [
  {
    name: "Nile",
    places: [
      [32, 18],
      [30.5, 19.5],
      [30.4, 20.5],
      [31.3, 21.9],
      [31.9, 22.5],
      [32.7, 23.2],
      [32.9, 24.09],
      [32.95, 24.45],
      [32.87, 24.98],
      [32.55, 25.29],
      [32.64, 25.7],
      [32.72, 26.16],
      [32.24, 26.05],
      [31.7, 26.56],
      [31.19, 27.18],
      [30.76, 28.11],
      [31.1, 29.07],
      [31.23, 30.05],
      [31.13, 30.2],
      [30.85, 30.5],
      [30.65, 31],
      [30.37, 31.45],
    ],
  },
  {
    name: "Nile, eastern branch",
    places: [
      [31.13, 30.2],
      [31.25, 30.7],
      [31.4, 31.04],
      [31.82, 31.45],
    ],
  },
  {
    name: "Jordan",
    places: [
      [35.62, 33.2],
      [35.6, 33.05],
      [35.61, 32.9],
      [35.57, 32.71],
      [35.56, 32.5],
      [35.56, 32.3],
      [35.54, 32.1],
      [35.53, 31.95],
      [35.55, 31.77],
    ],
  },
  {
    name: "Euphrates",
    places: [
      [41.3, 39.9],
      [39.5, 39.75],
      [38.9, 38.8],
      [38.3, 37.6],
      [37.9, 37],
      [38.1, 36.4],
      [39, 35.95],
      [40.15, 35.33],
      [40.9, 34.45],
      [41.9, 34.4],
      [42.8, 33.65],
      [43.8, 33.3],
      [44.27, 32.78],
      [44.43, 32.5],
      [44.9, 31.98],
      [45.3, 31.3],
      [46.25, 31.03],
      [47.43, 31],
    ],
  },
  {
    name: "Tigris",
    places: [
      [39.9, 38.4],
      [40.24, 37.9],
      [41.1, 37.7],
      [42.2, 37.33],
      [43.13, 36.34],
      [43.35, 35.5],
      [43.68, 34.6],
      [43.87, 34.2],
      [44.38, 33.3],
      [45.83, 32.5],
      [47.15, 31.84],
      [47.43, 31],
      [48.5, 30],
    ],
  },
];

export const LAKES: readonly Line[] = [
  {
    name: "Dead Sea",
    places: [
      [35.55, 31.77],
      [35.48, 31.73],
      [35.45, 31.65],
      [35.4, 31.5],
      [35.39, 31.42],
      [35.38, 31.33],
      [35.38, 31.15],
      [35.4, 31.05],
      [35.46, 31.05],
      [35.47, 31.15],
      [35.5, 31.22],
      [35.44, 31.28],
      [35.52, 31.35],
      [35.56, 31.33],
      [35.58, 31.5],
      [35.6, 31.65],
      [35.58, 31.74],
    ],
  },
  {
    name: "Sea of Galilee",
    places: [
      [35.59, 32.89],
      [35.55, 32.86],
      [35.52, 32.82],
      [35.55, 32.76],
      [35.57, 32.71],
      [35.62, 32.72],
      [35.64, 32.79],
      [35.65, 32.85],
      [35.62, 32.89],
    ],
  },
  {
    name: "Lake Van",
    places: [
      [42.4, 38.4],
      [42.7, 38.75],
      [43.3, 38.95],
      [43.4, 38.8],
      [43.2, 38.45],
      [42.9, 38.35],
    ],
  },
];

/** The walls of the Old City as they stand today, for scale when Jerusalem fills the map. */
export const OLD_CITY_WALLS: readonly Place[] = [
  [35.2277, 31.7766],
  [35.2265, 31.7806],
  [35.2305, 31.7823],
  [35.237, 31.7825],
  [35.2372, 31.776],
  [35.234, 31.7745],
  [35.2292, 31.7725],
  [35.2277, 31.7723],
];

/**
 * A name on the map. `from` and `to` are the scales (pixels a map unit) between which it is shown.
 */
export interface MapLabel {
  text: string;
  at: Place;
  kind: "water" | "land";
  from: number;
  to: number;
}
export const LABELS: readonly MapLabel[] = [
  { text: "Mediterranean Sea", at: [29.6, 34.1], kind: "water", from: 0, to: 2 },
  { text: "Red Sea", at: [36.2, 25.4], kind: "water", from: 0, to: 2 },
  { text: "Black Sea", at: [34.5, 42.9], kind: "water", from: 0, to: 2 },
  { text: "Persian Gulf", at: [50.4, 28], kind: "water", from: 0, to: 2 },
  { text: "Egypt", at: [29.4, 26.9], kind: "land", from: 0, to: 2 },
  { text: "Sinai", at: [33.8, 29.5], kind: "land", from: 0.45, to: 4 },
  { text: "Arabia", at: [41, 28.3], kind: "land", from: 0, to: 2 },
  { text: "Asia Minor", at: [33, 39.2], kind: "land", from: 0, to: 2 },
  { text: "Mesopotamia", at: [43.4, 35.1], kind: "land", from: 0, to: 2 },
  { text: "Dead Sea", at: [35.49, 31.53], kind: "water", from: 2.5, to: 30 },
  { text: "Sea of Galilee", at: [35.59, 32.8], kind: "water", from: 2.5, to: 30 },
  { text: "Old City", at: [35.2322, 31.7775], kind: "land", from: 60, to: 1000 },
];
