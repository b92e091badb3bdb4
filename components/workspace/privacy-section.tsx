import { ShieldCheck } from "lucide-react";
import { OFFLINE_PATH } from "@/lib/offline/constants";
import {
  COOKIE_MAX_AGE,
  KEEP_CONVERSATIONS_DAYS,
  KEEP_EMPTY_WORKSPACES_DAYS,
  KEEP_ENDED_TOKENS_DAYS,
  KEEP_IDEMPOTENT_WRITES_HOURS,
} from "@/lib/workspaces/constants";
import { DataSection } from "./data-section";

/** Hashed addresses go with the day's secret. */
const KEEP_ADDRESSES_HOURS = 24;

const STORED = [
  [
    "What you save",
    "Collections, notes, creations, highlights, passages you learn, reading plans and history: in this site’s database, until you delete them. Nobody else sees them, except what you publish with a link.",
  ],
  [
    "Conversations",
    `In the same place, for ${KEEP_CONVERSATIONS_DAYS} days after the last question.`,
  ],
  ["Empty workspaces", `Deleted ${KEEP_EMPTY_WORKSPACES_DAYS} days after their last use.`],
  [
    "One cookie",
    `A random number that opens your workspace; the server stores only its hash. It lasts ${COOKIE_MAX_AGE / 86_400} days after your last visit. It’s set when you first save or ask something, and no other site sees it.`,
  ],
  [
    "Your devices",
    `For each browser that shares your workspace: a name such as “Chrome on Android”, which you can change, the day it was linked, the day it was last used, and the hash of its own cookie. No address. All of it is deleted when you sign the device out, except a hash that lasts ${KEEP_ENDED_TOKENS_DAYS} days, so that the device can be told. While a workspace is shared, a visible page asks every few seconds whether another device has changed something.`,
  ],
  [
    "Your network address",
    `Only as a hash, to prevent misuse, for at most ${KEEP_ADDRESSES_HOURS} hours. The secret it’s made with is deleted every day.`,
  ],
  [
    "Repeated clicks",
    `The answer to a save is stored for ${KEEP_IDEMPOTENT_WRITES_HOURS} hours, so that nothing is saved twice.`,
  ],
  [
    "In the browser itself",
    "Settings such as theme and text size, the ids of the collection and the conversation you used last, and a note that you’ve saved something.",
  ],
  [
    "While you’re offline",
    "Also in the browser itself: what you last opened of your plans, highlights, notes, collections, creations and history, for at most 30 days, and what you change without a connection, until it’s sent. Anyone who uses this browser can read it; “Delete everything” removes it at once. Conversations aren’t stored there.",
  ],
  [
    "For reading offline",
    "Copies of pages and chapters you’ve opened, so that they open without a connection, and the texts you chose to save. They’re the same for everyone; which ones you have never leaves this browser. Deleting everything removes the opened ones; you remove the texts you saved where you saved them.",
  ],
] as const;

/**
 * What is stored where and for how long, and what leaves the site. True to lib/workspaces/constants
 * and decision 0009.
 */
export function PrivacySection() {
  return (
    <DataSection title="Privacy" icon={ShieldCheck}>
      <p>
        There are no accounts, no ads and no tracking. What you save is tied only to a random cookie
        in this browser, not to who you are.
      </p>
      <dl className="divide-y rounded-lg border bg-card px-4">
        {STORED.map(([what, how]) => (
          <div key={what} className="py-2.5 sm:grid sm:grid-cols-[11rem_1fr] sm:gap-x-4">
            <dt className="font-medium">{what}</dt>
            <dd className="text-muted-foreground">{how}</dd>
          </div>
        ))}
      </dl>
      <p>
        What’s saved for{" "}
        <a href={OFFLINE_PATH} className="link">
          reading offline
        </a>{" "}
        can be seen and removed on its own page.
      </p>
      <p>
        Nothing goes to anyone else until you open a video, which then comes from its own host, or
        follow a link to another site. One exception: where a language model is set up and switched
        on, your question, what was said before it in the conversation, and the passages quoted go
        to the provider the operator of this site has chosen.
      </p>
    </DataSection>
  );
}
