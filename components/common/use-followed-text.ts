"use client";

import { useState } from "react";

/**
 * The text of a search field: the visitor's, until the committed text changes (Back, a link, Clear)
 * and the field follows it.
 */
export function useFollowedText(committedText: string): [string, (text: string) => void] {
  const [text, setText] = useState(committedText);
  const [followed, setFollowed] = useState(committedText);
  if (followed !== committedText) {
    setFollowed(committedText);
    setText(committedText);
  }
  return [text, setText];
}
