"use client";

import { useSearchParams } from "next/navigation";

/**
 * One query parameter of the address and a way to change it, each change a step that Back undoes
 * (the same again is none); null takes it out. By Next's own shallow routing, for pages with no
 * more than a few plain parameters. Needs a Suspense around it. Empty text where the parameter is
 * missing.
 */
export function useSearchParam(name: string): [string, (value: string | null) => void] {
  const value = useSearchParams().get(name) ?? "";
  function change(wanted: string | null) {
    const query = new URLSearchParams(window.location.search);
    if ((query.get(name) ?? "") === (wanted ?? "")) return;
    if (wanted === null || wanted === "") query.delete(name);
    else query.set(name, wanted);
    const text = query.toString();
    window.history.pushState(null, "", window.location.pathname + (text === "" ? "" : `?${text}`));
  }
  return [value, change];
}
