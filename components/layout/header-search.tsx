"use client";

import { Search } from "lucide-react";
import { usePathname, useRouter } from "next/navigation";
import { type FormEvent, useEffect, useRef } from "react";
import { Input } from "@/components/ui/input";
import { cn } from "@/lib/utils";
import { focusHeading } from "./focus-heading";

/**
 * The site-wide search box: goes to /search?q=… and clears itself; Ctrl+K or ⌘K focuses it. Works
 * as a plain form before scripts run. The search page has a box of its own, which on a phone is the
 * only one.
 */
export function HeaderSearch() {
  const router = useRouter();
  const isSearchPage = usePathname() === "/search";
  const input = useRef<HTMLInputElement>(null);

  useEffect(() => {
    function focusOnShortcut(event: KeyboardEvent) {
      if (event.key.toLowerCase() !== "k" || !(event.ctrlKey || event.metaKey) || event.altKey)
        return;
      event.preventDefault();
      // Out of sight on a small screen of the search page: the page's own box is meant.
      const box =
        isSearchPage && input.current?.offsetParent === null
          ? document.querySelector<HTMLInputElement>("main input[type=search]")
          : input.current;
      box?.focus();
      box?.select();
    }
    document.addEventListener("keydown", focusOnShortcut);
    return () => document.removeEventListener("keydown", focusOnShortcut);
  }, [isSearchPage]);

  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const text = input.current?.value.trim() ?? "";
    if (text === "" || !input.current) return;
    input.current.value = "";
    input.current.blur();
    // On the results page itself no change of page moves the focus on.
    if (isSearchPage) focusHeading();
    router.push(`/search?q=${encodeURIComponent(text)}`);
  }

  return (
    <search
      aria-label="Site"
      className={cn("block w-full max-sm:mb-3", isSearchPage && "max-sm:hidden")}
    >
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
