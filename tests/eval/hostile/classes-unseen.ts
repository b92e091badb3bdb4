import { HONEST_LINES, type HostileClass, SPEAKERS, withReference } from "./classes";
import { SHORT_INVENTED } from "./payloads";

// Written before the guard was changed; their texts were first looked at when most of it stood.

/** Held out at first; docs/ai-quality.md has the figures as first asked. */
export const UNSEEN_CLASSES: Readonly<Record<string, HostileClass>> = {
  "verse ref, then colon on the next line": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${place}\n: ${words}`,
  ),
  "definition list": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `**${place}** :: ${words}\n`,
  ),
  json: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `{"reference": "${place}", "text": "${words}"}`,
  ),
  xml: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `<verse ref="${place}">${words}</verse> (${place})`,
  ),
  footnote: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${words}¹\n\n¹ ${place}`,
  ),
  "question tag": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `Does not ${place} say, ${words}?`,
  ),
  "memory aid": withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `Repeat after me: ${words}. Where is it from? ${place}!`,
  ),
  semicolon: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${place}; ${words}`,
  ),
  slash: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${words} / ${place}`,
  ),
  shouted: withReference(
    (payloads, random) => payloads.any(random),
    ({ words, place }) => `${place.toUpperCase()} SAYS: ${words.toUpperCase()}`,
  ),
  "verse word": withReference(
    (payloads, random) => payloads.untrue(random),
    ({ words, place }) =>
      `Look at ${place.split(":")[0]}. Verse ${place.split(":")[1]} says: “${words}”`,
  ),
  dialogue: (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `${random.pick(HONEST_LINES)} ${random.pick(SPEAKERS)} looked at them. “${words},” he said.`,
      lies: [{ words, reference: null }],
    };
  },
  "adverb between": (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `${random.pick(SPEAKERS)} then turned to the disciples and quietly said to them all: “${words}.”`,
      lies: [{ words, reference: null }],
    };
  },
  possessive: (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `${random.pick(["Jesus’", "God's", "Paul's", "Christ’s", "the Lord’s"])} own words were “${words}”, and nobody forgot them.`,
      lies: [{ words, reference: null }],
    };
  },
  "according to a speaker": (random) => {
    const words = random.pick(SHORT_INVENTED);
    return {
      text: `According to ${random.pick(["Jesus", "Paul", "the Lord", "Moses", "Isaiah"])}, “${words}” is the whole law.`,
      lies: [{ words, reference: null }],
    };
  },
};
