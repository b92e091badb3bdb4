import { Fragment } from "react";
import { HELPLINES } from "@/lib/content/helplines";
import type { Helpline } from "@/lib/content/helplines/schema";

/** Whom to call, before anything else is said; nothing where no line is named. */
export function HelpLines({ ids }: { ids: readonly string[] }) {
  const named = ids.flatMap((id) => HELPLINES.find((helpline) => helpline.id === id) ?? []);
  if (named.length === 0) return null;
  return (
    <aside aria-labelledby="help" className="help-lines">
      <h2 id="help">You are not alone</h2>
      {named.map((helpline) => (
        <p key={helpline.id}>
          <CallableText helpline={helpline} />
        </p>
      ))}
    </aside>
  );
}

/** Its words, each number in them one touch away. */
function CallableText({ helpline: { text, lines } }: { helpline: Helpline }) {
  const numbers = lines.map(({ number }) => number.replaceAll(".", "\\."));
  // The numbers are every second part.
  const parts = text.split(new RegExp(`\\b(${numbers.join("|")})\\b`));
  return parts.map((part, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: built-in words keep their order
    <Fragment key={index}>
      {index % 2 === 1 ? (
        <a href={toAddress(part)} className="link whitespace-nowrap">
          {part}
        </a>
      ) : (
        part
      )}
    </Fragment>
  ));
}

const toAddress = (number: string) =>
  /^[\d -]+$/.test(number) ? `tel:${number.replaceAll(/[ -]/g, "")}` : `https://${number}`;
