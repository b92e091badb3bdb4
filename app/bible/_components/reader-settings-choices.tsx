"use client";

import { Printer } from "lucide-react";
import { IntentLink } from "@/components/layout/intent-link";
import { Button } from "@/components/ui/button";
import { RadioGroupItem } from "@/components/ui/radio-group";
import { Switch } from "@/components/ui/switch";
import { DIVINE_NAME_CHOICES } from "@/lib/bible/divine-name";
import { OFFLINE_PATH } from "@/lib/offline/constants";
import {
  READING_THEMES,
  saveReaderSettings,
  TEXT_SIZES,
  useReaderSettings,
} from "./reader-settings-store";

const themeLabels = { site: "Match site", paper: "Paper", sepia: "Sepia", night: "Night" };
const sizeLabels = {
  small: "Small",
  medium: "Medium",
  large: "Large",
  larger: "Larger",
  largest: "Largest",
};
const nameLabels = { Yahweh: "Yahweh", LORD: "the LORD" };

/**
 * Text size, reading theme, the divine name's form, whether words open what they go back to and
 * whether a history is recorded.
 */
export function ReaderSettingsChoices() {
  const settings = useReaderSettings();
  return (
    <>
      <Choice
        legend="Text size"
        name="text-size"
        value={settings.textSize}
        options={TEXT_SIZES.map((size, index) => ({
          value: size,
          label: sizeLabels[size],
          content: (
            <span
              aria-hidden="true"
              className="font-serif"
              style={{ fontSize: `${0.85 + index * 0.16}rem` }}
            >
              A
            </span>
          ),
        }))}
        onChange={(textSize) => saveReaderSettings({ textSize })}
      />
      <Choice
        legend="Page"
        name="reading-theme"
        value={settings.theme}
        options={READING_THEMES.map((theme) => ({ value: theme, label: themeLabels[theme] }))}
        onChange={(theme) => saveReaderSettings({ theme })}
      />
      <Choice
        legend="Name of God in the World English Bible"
        name="divine-name"
        value={settings.divineName}
        options={DIVINE_NAME_CHOICES.map((name) => ({ value: name, label: nameLabels[name] }))}
        onChange={(divineName) => saveReaderSettings({ divineName })}
      />
      <p className="mt-3 text-[0.8125rem] leading-snug text-muted-foreground">
        The World English Bible writes “Yahweh” for the name of God. “The LORD” changes how this
        reader shows it; copied text keeps the translation’s own words.
      </p>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-4 border-t pt-4">
        <span className="text-sm">
          Original words
          <span className="mt-0.5 block text-[0.8125rem] leading-snug text-muted-foreground">
            Tap a word to see the Hebrew, Aramaic or Greek behind it; hold a verse to select it. By
            keyboard: on a verse’s number, the arrow keys go from word to word and Enter opens one.
          </span>
        </span>
        <Switch
          checked={settings.originalWords}
          onCheckedChange={(originalWords) => saveReaderSettings({ originalWords })}
        />
      </label>
      <label className="mt-4 flex min-h-11 cursor-pointer items-center justify-between gap-4 border-t pt-4">
        <span className="text-sm">
          Keep a reading history
          <span className="mt-0.5 block text-[0.8125rem] leading-snug text-muted-foreground">
            Records what you read and for how long, for you alone; when off, nothing is recorded.
          </span>
        </span>
        <Switch
          checked={settings.keepsHistory}
          onCheckedChange={(keepsHistory) => saveReaderSettings({ keepsHistory })}
        />
      </label>
      <IntentLink
        href={OFFLINE_PATH}
        className="link mt-3 inline-flex min-h-9 items-center text-sm"
      >
        Save the Bible for reading offline
      </IntentLink>
      <Button
        variant="outline"
        size="sm"
        className="mt-4 w-full sm:hidden"
        onClick={() => window.print()}
      >
        <Printer aria-hidden="true" />
        Print this chapter
      </Button>
    </>
  );
}

function Choice<T extends string>({
  legend,
  name,
  value,
  options,
  onChange,
}: {
  legend: string;
  name: string;
  value: T;
  options: readonly { value: T; label: string; content?: React.ReactNode }[];
  onChange: (value: T) => void;
}) {
  return (
    <fieldset className="not-first:mt-4">
      <legend className="eyebrow mb-2">{legend}</legend>
      <div className="flex rounded-md bg-secondary p-0.5">
        {options.map((option) => (
          <label
            key={option.value}
            className="grid min-h-9 flex-1 cursor-pointer place-items-center rounded-sm px-1 text-sm text-muted-foreground has-checked:bg-card has-checked:text-foreground has-checked:shadow-card has-focus-visible:outline-2 has-focus-visible:outline-ring"
          >
            <RadioGroupItem
              variant="unstyled"
              name={name}
              value={option.value}
              checked={value === option.value}
              onChange={() => onChange(option.value)}
              className="sr-only"
            />
            <span className={option.content ? "sr-only" : undefined}>{option.label}</span>
            {option.content}
          </label>
        ))}
      </div>
    </fieldset>
  );
}
