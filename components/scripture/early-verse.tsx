import { preload } from "react-dom";
import { EARLY_READ_SOURCE } from "@/lib/http/early-read";

/**
 * Marks the element that holds the words of the verse; the script below fills it, or DayVerse does.
 */
const EARLY_VERSE_ATTRIBUTE = "data-early-verse";

const PATH = "/api/bible/verse-of-the-day";

/** Source of an inline function `show(verse)` that writes the words of an answer into their place. */
export const SHOW_WORDS_SOURCE =
  `function show(v){var box=document.querySelector('[${EARLY_VERSE_ATTRIBUTE}]');` +
  "if(box&&v&&v.text&&!box.textContent)box.textContent='\u201c'+(v.display||v.text)+'\u201d'}";

// Shows the verse of the visitor's day as plain text, before any other script has come.
const SHOW_EARLY_VERSE =
  `(function(){${EARLY_READ_SOURCE}${SHOW_WORDS_SOURCE}` +
  "var d=new Date(),two=function(n){return String(n).padStart(2,'0')}," +
  "day=d.getFullYear()+'-'+two(d.getMonth()+1)+'-'+two(d.getDate());" +
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
