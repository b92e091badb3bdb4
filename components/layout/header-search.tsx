"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import { Input } from "@/components/ui/input";
import { focusHeading } from "./focus-heading";

/**
 * The site-wide search box: goes to /search?q=… and clears itself; Ctrl+K or ⌘K focuses it. Works
 * as a plain form before scripts run.
 */
export function HeaderSearch() {
  const router = useRouter();
  const pathname = usePathname();
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      input.current?.focus();
      input.current?.select();
    }
    document.addEventListener("keydown", focusOnShortcut);
    return () => document.removeEventListener("keydown", focusOnShortcut);
  }, []);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (text === "" || !input.current) return;
    input.current.value = "";
    input.current.blur();
    // On the results page itself no change of page moves the focus on.
    if (pathname === "/search") focusHeading();
    router.push(`/search?q=${encodeURIComponent(text)}`);
  }

  return (
    <search aria-label="Site" className="block w-full">
      <form action="/search" onSubmit={submit} className="relative w-full">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-muted-foreground"
        />
        <Input
          variant="unstyled"
          ref={input}
          type="search"
          name="q"
          required
          maxLength={500}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search the site"
          aria-keyshortcuts="Control+K Meta+K"
          placeholder="Search scripture, articles, discoveries..."
          className="h-10 w-full rounded-full border bg-card pr-4 pl-9 text-[0.9375rem] text-ellipsis transition-colors placeholder:text-muted-foreground hover:border-input focus:border-ring"
        />
      </form>
    </search>
  );
}
