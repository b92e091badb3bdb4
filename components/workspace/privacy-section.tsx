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
    "Collections, notes, creations, highlights, passages you learn, reading plans and history: in this site’s database, until you delete them. Nobody else sees them, except what you yourself publish by a link.",
  ],
  [
    "Conversations",
    `In the same place, for ${KEEP_CONVERSATIONS_DAYS} days after the last question.`,
  ],
  [
    "A space that holds nothing",
    `Forgotten ${KEEP_EMPTY_WORKSPACES_DAYS} days after its last use.`,
  ],
  [
    "One cookie",
    `A random number that leads to your space; the server stores only its hash. Kept ${COOKIE_MAX_AGE / 86_400} days after your last visit. It is set with the first thing you save or ask, and follows you nowhere else.`,
  ],
  [
    "Your devices",
    `For each browser that shares your space: a name such as “Chrome on Android”, which you can change, the day it was linked and the day of its last use, and the hash of its own cookie. No address. Gone when you sign it out; that it was signed out is remembered as a hash for ${KEEP_ENDED_TOKENS_DAYS} days, so that it can be told. While a space is shared, a visible page asks every few seconds whether another device has changed something.`,
  ],
  [
    "Your network address",
    `Only as a hash, to prevent misuse, for at most ${KEEP_ADDRESSES_HOURS} hours. The secret it is made with is thrown away every day.`,
  ],
  [
    "Repeated clicks",
    `The answer to a save is remembered for ${KEEP_IDEMPOTENT_WRITES_HOURS} hours, so that nothing is saved twice.`,
  ],
  [
    "In the browser itself",
    "Settings such as theme and text size, the collection and the conversation used last (their ids), and that you have saved something.",
  ],
  [
    "For the time without a network",
    "Also in the browser itself: what you last opened of your plans, highlights, notes, collections, creations and history, for at most 30 days, and what you change while there is no connection, until it is sent. Whoever uses this browser can read it; “Delete everything” removes it at once. Conversations are not kept there.",
  ],
  [
    "For reading offline",
    "Copies of pages and chapters you have opened, so that they open without a connection, and the texts you chose to keep. They are the same for everybody; which ones are there leaves nothing but this browser. Deleting everything removes the opened ones; what you chose to keep is removed where you kept it.",
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
        There is no account, no advertising and no tracking. What you keep depends on a random
        cookie in this browser, not on who you are.
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
        What is kept for{" "}
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
