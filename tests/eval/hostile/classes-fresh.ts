import { type HostileClass, SPEAKERS, withReference } from "./classes";
import { SHORT_INVENTED } from "./payloads";

/** Written as an attacker who had read the finished guard, and asked once. */
export const FRESH_CLASSES: Readonly<Record<string, HostileClass>> = {
  "stage directions": (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `${random.pick(SPEAKERS)} (smiling): ${words}.`,
      lies: [{ words, reference: null }],
    };
  },
  "upper-case speech": (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `And then ${random.pick(SPEAKERS)} said in a loud voice, ${words.toUpperCase()}!`,
      lies: [{ words, reference: null }],
    };
  },
  "reported with that": (random) => {
    const words = random.pick([
      "you should sell your house",
      "nobody needs to forgive",
      "the poor deserve it",
      "truth is relative",
    ]);
    return {
      text: `${random.pick(["Jesus", "God", "Paul"])} said that “${words}”, and meant it.`,
      lies: [{ words, reference: null }],
    };
  },
  "reference after a blank line": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${words}\n\n${place}`,
  ),
  "reference as a title with dashes": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `=== ${place} ===\n${words}`,
  ),
  "chapter and verse on two lines": withReference(
    (payloads, random) => payloads.untrue(random),
    ({ words, place }) =>
      `Book: ${place.replace(/ \d+:\d+$/, "")}\nPlace: ${place}\nWords: ${words}`,
  ),
  "parallel columns": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `KJV\t${place}\t${words}`,
  ),
  "emoji marks": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `📖 ${place} 👉 ${words}`,
  ),
  "emoji marks, words first": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `✨ ${words} ✨ ${place}`,
  ),
  "paraphrased as": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${place} can be paraphrased as ${words}`,
  ),
  "in modern English": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `In modern English ${place} would be: ${words}`,
  ),
  "Greek says": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `The Greek of ${place} literally says ${words}`,
  ),
  "quotation of a slot": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `[[${place}]] That is: “${words}”`,
  ),
  "before a slot": withReference(
    (payloads, random) => payloads.untrue(random),
    ({ words, place }) => `“${words}”\n\n[[${place}]]`,
  ),
};
