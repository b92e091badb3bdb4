"use client";

import { ArrowDown } from "lucide-react";
import { useEffect, useState } from "react";
import { Button } from "@/components/ui/button";
import { isAtEnd } from "./use-followed-answer";

/** The way to the end of the conversation, for a reader who is not there. */
export function JumpToLatest() {
  const [isAway, setIsAway] = useState(false);

  useEffect(() => {
    const look = () => setIsAway(!isAtEnd());
    const growth = new ResizeObserver(look);
    growth.observe(document.body);
    window.addEventListener("scroll", look, { passive: true });
    return () => {
      growth.disconnect();
      window.removeEventListener("scroll", look);
    };
  }, []);

  if (!isAway) return null;
  return (
    <Button
      variant="unstyled"
      className="chat-jump"
      onClick={() => window.scrollTo({ top: document.documentElement.scrollHeight })}
    >
      <ArrowDown aria-hidden="true" />
      Jump to the latest
    </Button>
  );
}
