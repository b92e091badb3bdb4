"use client";

import { useEffect, useLayoutEffect, useRef } from "react";

/** How far from the page's end still counts as at it, in px. */
const NEAR = 48;
/** Height of the fixed header with some air, in px. */
const HEADER = 88;

const endOfPage = () => document.documentElement.scrollHeight - window.innerHeight;

/** True when the last of the page is in sight. */
export const isAtEnd = (): boolean => endOfPage() - window.scrollY < NEAR;

/**
 * Where the page goes with a growing answer: its end, but never past the question, whose answer
 * begins there.
 */
function followedPosition(): number {
  const question = [...document.querySelectorAll("[data-question]")].at(-1);
  const end = endOfPage();
  return question
    ? Math.min(end, question.getBoundingClientRect().top + window.scrollY - HEADER)
    : end;
}

/**
 * Goes along with an answer while the reader is at its end. A reader who scrolls up is left alone.
 * `change` is anything that is another thing when there is more to see.
 */
export function useFollowedAnswer(isPending: boolean, change: unknown): void {
  const isFollowing = useRef(true);
  const position = useRef(0);

  useEffect(() => {
    const onScroll = () => {
      if (window.scrollY < position.current - 4) isFollowing.current = false;
      else if (isAtEnd()) isFollowing.current = true;
      position.current = window.scrollY;
    };
    window.addEventListener("scroll", onScroll, { passive: true });
    return () => window.removeEventListener("scroll", onScroll);
  }, []);

  // A question of one's own is always shown; so is the last one of a conversation that was opened.
  useLayoutEffect(() => {
    if (isPending) isFollowing.current = true;
  }, [isPending]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: with every change
  useLayoutEffect(() => {
    if (!isFollowing.current) return;
    const wanted = followedPosition();
    if (wanted > window.scrollY) window.scrollTo({ top: wanted, behavior: "instant" });
    position.current = window.scrollY;
  }, [change]);
}
