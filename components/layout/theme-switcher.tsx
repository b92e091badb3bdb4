"use client";

import { Check, Monitor, Moon, Sun } from "lucide-react";
import { useTheme } from "next-themes";
import { useHydrated } from "@/components/common/use-hydrated";
import { Popover, PopoverContent, PopoverTrigger } from "@/components/ui/popover";
import { RadioGroupItem } from "@/components/ui/radio-group";

const themes = [
  { value: "light", label: "Light", Icon: Sun },
  { value: "dark", label: "Dark", Icon: Moon },
  { value: "system", label: "System", Icon: Monitor },
] as const;

/**
 * Chooses light, dark or the system's theme. The choice is stored by next-themes under
 * `truth-uncovered-theme`.
 */
export function ThemeSwitcher() {
  const { theme, setTheme } = useTheme();
  // The stored theme is unknown to the prerendered page; until hydration no choice is shown as
  // taken.
  const isHydrated = useHydrated();

  return (
    <Popover id="theme-switcher">
      <PopoverTrigger variant="ghost" size="icon" aria-label="Theme">
        <Sun aria-hidden="true" className="size-5 dark:hidden" />
        <Moon aria-hidden="true" className="hidden size-5 dark:block" />
      </PopoverTrigger>
      <PopoverContent className="top-14 right-4 w-40 rounded-lg p-1.5">
        <fieldset>
          <legend className="sr-only">Theme</legend>
          {themes.map(({ value, label, Icon }) => {
            const isChosen = isHydrated && theme === value;
            return (
              <label
                key={value}
                className="flex min-h-10 cursor-pointer items-center gap-3 rounded-md px-3 text-[0.9375rem] transition-colors hover:bg-secondary has-focus-visible:outline-2 has-focus-visible:outline-ring"
              >
                <RadioGroupItem
                  variant="unstyled"
                  name="theme"
                  value={value}
                  checked={isChosen}
                  onChange={() => setTheme(value)}
                  className="sr-only"
                />
                <Icon aria-hidden="true" className="size-4 text-muted-foreground" />
                <span className="flex-1">{label}</span>
                {isChosen && <Check aria-hidden="true" className="size-4 text-primary" />}
              </label>
            );
          })}
        </fieldset>
      </PopoverContent>
    </Popover>
  );
}
