"use client";

import { Select } from "@/components/ui/select";
import { Switch } from "@/components/ui/switch";
import { RATES, saveListenSettings, useListenSettings } from "./listen-settings";
import { SLEEP_CHOICES, type SleepChoice } from "./use-sleep-timer";

/** Speed, voice, the timer, and how far is read. */
export function ListenChoices({
  voices,
  voice,
  onVoice,
  sleep,
  onSleep,
  passage,
  isPassageOnly,
  onPassageOnly,
}: {
  voices: readonly SpeechSynthesisVoice[];
  voice: SpeechSynthesisVoice | null;
  onVoice: (uri: string) => void;
  sleep: SleepChoice | null;
  onSleep: (choice: SleepChoice | null) => void;
  /** What the address asked for, where that is several verses. */
  passage: string | null;
  isPassageOnly: boolean;
  onPassageOnly: (isOnly: boolean) => void;
}) {
  const { rate, goesOn } = useListenSettings();
  return (
    <div id="listen-choices" className="listen-choices">
      <label>
        Speed
        <Select value={rate} onValueChange={(value) => saveListenSettings({ rate: Number(value) })}>
          {RATES.map((known) => (
            <option key={known} value={known}>
              {known === 1 ? "Normal" : `${known}×`}
            </option>
          ))}
        </Select>
      </label>
      <label>
        Sleep timer
        <Select
          value={sleep ?? ""}
          onValueChange={(value) =>
            onSleep(SLEEP_CHOICES.find((choice) => choice === value) ?? null)
          }
        >
          <option value="">Off</option>
          {SLEEP_CHOICES.map((choice) => (
            <option key={choice} value={choice}>
              {choice === "chapter" ? "End of chapter" : `${choice} minutes`}
            </option>
          ))}
        </Select>
      </label>
      <label className="listen-voice">
        Voice
        <Select value={voice?.voiceURI ?? ""} onValueChange={onVoice}>
          {voices.map(({ name, voiceURI, localService }) => (
            <option key={voiceURI} value={voiceURI}>
              {localService ? name : `${name} (online)`}
            </option>
          ))}
        </Select>
      </label>
      {voice && !voice.localService && (
        <p>
          This voice isn’t on your device: your browser sends the words to the company behind it.
        </p>
      )}
      {passage && (
        <label>
          Only {passage}
          <Switch checked={isPassageOnly} onCheckedChange={onPassageOnly} />
        </label>
      )}
      <label>
        Go on with the next chapter
        <Switch checked={goesOn} onCheckedChange={(next) => saveListenSettings({ goesOn: next })} />
      </label>
      <p>
        Keys in the player: <kbd>←</kbd> and <kbd>→</kbd> go to the verse before and after,{" "}
        <kbd>−</kbd> and <kbd>+</kbd> change the speed, <kbd>K</kbd> pauses and plays,{" "}
        <kbd>Esc</kbd> closes.
      </p>
    </div>
  );
}
