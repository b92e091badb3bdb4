"use client";

import { useState } from "react";
import { CodeToCopy } from "@/components/common/code-to-copy";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import type { TriedOperation } from "@/lib/open-api/tried-operations";

interface Answer {
  status: string;
  /** "1,189 of 3,000 calls left" */
  limit: string | null;
  text: string;
}

/** Longest answer that is shown, in characters; the address opens the whole. */
const SHOWN = 20_000;

/** The address of a call with these values; parameters left empty are left out. */
function addressOf({ path }: TriedOperation, values: Readonly<Record<string, string>>): string {
  const inPath = path.replace(/\{(\w+)\}/g, (_all, name: string) =>
    encodeURIComponent(values[name] ?? ""),
  );
  const query = new URLSearchParams(
    Object.entries(values).filter(([name, value]) => value !== "" && !path.includes(`{${name}}`)),
  );
  return query.size > 0 ? `${inPath}?${query}` : inPath;
}

function limitIn(headers: Headers): string | null {
  const all = /;q=(\d+)/.exec(headers.get("ratelimit-policy") ?? "")?.[1];
  const left = /;r=(\d+)/.exec(headers.get("ratelimit") ?? "")?.[1];
  if (all === undefined || left === undefined) return null;
  const figures = (digits: string) => Number(digits).toLocaleString("en-US");
  return `${figures(left)} of ${figures(all)} calls left in this minute`;
}

async function ask(address: string): Promise<Answer> {
  try {
    const response = await fetch(address, { cache: "no-store" });
    const { status, statusText, headers } = response;
    const body = JSON.stringify(await response.json(), null, 2);
    const text = body.length > SHOWN ? `${body.slice(0, SHOWN)}\n…` : body;
    return { status: `${status} ${statusText}`.trim(), limit: limitIn(headers), text };
  } catch {
    return {
      status: "No answer",
      limit: null,
      text: "The site couldn’t be reached. Please try again.",
    };
  }
}

/** Chooses a call, fills in what it takes, asks it and shows the answer as it came. */
export function TryIt({
  operations,
  origin,
}: {
  operations: readonly TriedOperation[];
  origin: string;
}) {
  const [chosen, setChosen] = useState(0);
  const [answer, setAnswer] = useState<Answer | null>(null);
  const [isAsking, setIsAsking] = useState(false);
  const operation = operations[chosen] ?? operations[0];
  const [values, setValues] = useState<Readonly<Record<string, string>>>(operation?.values ?? {});
  if (!operation) return null;
  const address = addressOf(operation, values);

  return (
    <form
      className="developers-try"
      onSubmit={async (event) => {
        event.preventDefault();
        setIsAsking(true);
        setAnswer(await ask(address));
        setIsAsking(false);
      }}
    >
      <div>
        <Label htmlFor="try-call">Call</Label>
        <Select
          id="try-call"
          value={String(chosen)}
          onValueChange={(value) => {
            setChosen(Number(value));
            setValues(operations[Number(value)]?.values ?? {});
            setAnswer(null);
          }}
        >
          {operations.map(({ id, summary }, at) => (
            <option key={id} value={at}>
              {summary}
            </option>
          ))}
        </Select>
      </div>
      <div className="developers-parameters">
        {operation.parameters.map(({ name, about, isRequired }) => (
          <div key={`${operation.id} ${name}`}>
            <Label htmlFor={`try-${name}`}>{name}</Label>
            <Input
              id={`try-${name}`}
              value={values[name] ?? ""}
              required={isRequired}
              aria-describedby={`try-${name}-about`}
              onChange={({ target }) => setValues({ ...values, [name]: target.value })}
            />
            <p id={`try-${name}-about`} className="developers-about">
              {about}
            </p>
          </div>
        ))}
      </div>
      <CodeToCopy name="the address" code={origin + address} />
      <Button type="submit" disabled={isAsking}>
        {isAsking ? "Asking..." : "Ask"}
      </Button>
      <output className="developers-answer" aria-live="polite">
        {answer && (
          <>
            <span className="developers-status">
              {answer.status}
              {answer.limit && ` · ${answer.limit}`}
            </span>
            {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long answers scroll, also by keyboard */}
            <pre tabIndex={0}>{answer.text}</pre>
          </>
        )}
      </output>
    </form>
  );
}
