import { preload } from "react-dom";
import { DAILY_LENGTHS } from "@/lib/bible/daily-lengths";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";

/**
 * Marks the element that holds the words of the verse; the script below fills it, or DayVerse does.
 */
const EARLY_VERSE_ATTRIBUTE = "data-early-verse";

const PATH = "/api/bible/verse-of-the-day";

/** Marks it while words that nobody sees keep the room of those to come (app/globals.css). */
const ROOM_ATTRIBUTE = "data-room";

/** Source of an inline function `show(verse)` that writes the words of an answer into their place. */
export const SHOW_WORDS_SOURCE =
  `function show(v){var box=document.querySelector('[${EARLY_VERSE_ATTRIBUTE}]');` +
  `if(box&&v&&v.text&&(box.hasAttribute('${ROOM_ATTRIBUTE}')||!box.textContent)){` +
  `box.textContent='\u201c'+(v.display||v.text)+'\u201d';box.removeAttribute('${ROOM_ATTRIBUTE}')}}`;

/**
 * Of the letters that words of the Bible have: cut to the length of a day's verse they take its
 * lines on four days of five, one more or fewer on the others.
 */
const ROOM_WORDS =
  "and he said to them that the words of the day will stand here as soon as they have come ";

// Keeps the lines that the verse of day `d` takes, by words that are as long. Asking how wide the
// place is would lay the page out twice before its first paint.
const RESERVE_LINES =
  `var box=document.querySelector('[${EARLY_VERSE_ATTRIBUTE}]');if(box){` +
  "var at=(Date.UTC(2024,d.getMonth(),d.getDate())-Date.UTC(2024,0,1))/864e5;" +
  `box.textContent='${ROOM_WORDS}'.repeat(5).slice(0,parseInt('${DAILY_LENGTHS}'[at],36)*10-5);` +
  `box.setAttribute('${ROOM_ATTRIBUTE}','')}`;

// Shows the verse of the visitor's day as plain text, before any other script has come.
const SHOW_EARLY_VERSE =
  `(function(){${EARLY_READ_SOURCE}${SHOW_WORDS_SOURCE}` +
  "var d=new Date(),two=function(n){return String(n).padStart(2,'0')}," +
  "day=d.getFullYear()+'-'+two(d.getMonth()+1)+'-'+two(d.getDate());" +
  RESERVE_LINES +
  "function json(r){return r.ok?r.clone().json():null}" +
  `read('${PATH}').then(json).then(function(v){` +
  `return v&&v.date&&v.date!==day?read('${PATH}?date='+day).then(json):v})` +
  ".then(show).catch(function(){})})()";

/**
 * Stands behind a VerseOfDayCard on a prerendered page. Shows the verse as soon as our server has
 * answered; React then takes over with the same answer (lib/http/early-read).
 */
export function EarlyVerse() {
  // Asked for with the page itself; an inline script waits for the style sheet.
  preload(PATH, { as: "fetch", crossOrigin: "use-credentials" });
  // biome-ignore lint/security/noDangerouslySetInnerHtml: a constant of this file, listed by hash in the policy
  return <script dangerouslySetInnerHTML={{ __html: SHOW_EARLY_VERSE }} />;
}
