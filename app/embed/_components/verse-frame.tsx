"use client";

import { useEffect, useRef, useState } from "react";
import { CodeToCopy } from "@/components/common/code-to-copy";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { Select } from "@/components/ui/select";
import { TRANSLATION_CODES, TRANSLATION_NAMES } from "@/lib/bible/constants";
import {
  EMBED_SIZES,
  EMBED_THEMES,
  EMBEDDED_VERSE_PATH,
  MOST_HEIGHT,
  USUAL_WIDTH,
} from "@/lib/embeds/constants";
import { toFrameCode } from "@/lib/embeds/frame-code";

const FRAME = "verse-preview";
const FIRST = { ref: "John 3:16", translation: "WEB", theme: "auto", size: "medium" };
/** Pixels of the first frame's height in our letters; other frames are measured. */
const FIRST_HEIGHT = 200;

const words = (choice: string) => choice.charAt(0).toUpperCase() + choice.slice(1);

/**
 * Chooses a verse and how it looks, shows the frame, and says its code. The form leads into the
 * frame by itself, so that without scripts only the code stays that of the first verse.
 */
export function VerseFrame({ origin }: { origin: string }) {
  const [shown, setShown] = useState(FIRST);
  const [height, setHeight] = useState(FIRST_HEIGHT);
  const form = useRef<HTMLFormElement>(null);
  const frame = useRef<HTMLIFrameElement>(null);
  const submit = () => form.current?.requestSubmit();
  const settle = () => frame.current && setHeight(measure(frame.current));
  // The first frame may have come before this script did.
  useEffect(() => {
    if (frame.current?.contentDocument?.readyState === "complete") {
      setHeight(measure(frame.current));
    }
  }, []);
  const address = `${EMBEDDED_VERSE_PATH}?${new URLSearchParams(shown)}`;

  return (
    <>
      <form
        ref={form}
        action={EMBEDDED_VERSE_PATH}
        target={FRAME}
        className="embed-form"
        onSubmit={({ currentTarget }) => {
          const given = new FormData(currentTarget);
          const of = (name: keyof typeof FIRST) => String(given.get(name) ?? FIRST[name]);
          setShown({
            ref: of("ref").trim() || FIRST.ref,
            translation: of("translation"),
            theme: of("theme"),
            size: of("size"),
          });
        }}
      >
        <div>
          <Label htmlFor="embed-ref">Verse</Label>
          <Input id="embed-ref" name="ref" defaultValue={FIRST.ref} maxLength={200} required />
        </div>
        <div>
          <Label htmlFor="embed-translation">Translation</Label>
          <Select id="embed-translation" name="translation" onValueChange={submit}>
            {TRANSLATION_CODES.map((code) => (
              <option key={code} value={code}>
                {TRANSLATION_NAMES[code]}
              </option>
            ))}
          </Select>
        </div>
        <Choice name="theme" label="Colors" choices={EMBED_THEMES} usual="auto" onChoose={submit} />
        <Choice
          name="size"
          label="Letters"
          choices={EMBED_SIZES}
          usual="medium"
          onChoose={submit}
        />
        <Button type="submit">Show</Button>
      </form>
      <div className="embed-preview">
        <iframe
          ref={frame}
          name={FRAME}
          title={`Preview: ${shown.ref}`}
          src={`${EMBEDDED_VERSE_PATH}?${new URLSearchParams(FIRST)}`}
          width={USUAL_WIDTH}
          height={height}
          onLoad={settle}
        />
      </div>
      <CodeToCopy
        name="the frame"
        code={toFrameCode({
          address: origin + address,
          title: shown.ref,
          width: USUAL_WIDTH,
          height,
        })}
      />
    </>
  );
}

function Choice({
  name,
  label,
  choices,
  usual,
  onChoose,
}: {
  name: string;
  label: string;
  choices: readonly string[];
  usual: string;
  onChoose: () => void;
}) {
  return (
    <div>
      <Label htmlFor={`embed-${name}`}>{label}</Label>
      <Select id={`embed-${name}`} name={name} defaultValue={usual} onValueChange={onChoose}>
        {choices.map((choice) => (
          <option key={choice} value={choice}>
            {words(choice)}
          </option>
        ))}
      </Select>
    </div>
  );
}

/** Height of the frame's words in pixels, however high the frame is now. */
function measure(frame: HTMLIFrameElement): number {
  const root = frame.contentDocument?.querySelector("main")?.ownerDocument.documentElement;
  if (!root) return FIRST_HEIGHT;
  const before = frame.style.height;
  frame.style.height = "0";
  const height = root.scrollHeight;
  frame.style.height = before;
  return Math.min(Math.max(height, 120), MOST_HEIGHT);
}
