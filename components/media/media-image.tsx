"use client";

import { useState } from "react";
import { isOwnPath } from "./web-address";

/** Our own path of a picture for a category that has none. */
function placeholder(category: string): string {
  return `/api/placeholder-image/general?${new URLSearchParams({ category })}`;
}

/**
 * The picture of an article or video, or the drawn one of its category when there is none or it
 * does not load. Decorative.
 */
export function MediaImage({
  src,
  category,
  className,
  loading,
}: {
  src: string | null | undefined;
  category: string;
  className?: string;
  loading?: "lazy";
}) {
  const [hasFailed, setHasFailed] = useState(false);
  const isOwn = isOwnPath(src) && !hasFailed;
  return (
    // Editorial images are served ready-sized from our own paths.
    // biome-ignore lint/performance/noImgElement: see above
    <img
      src={isOwn ? src : placeholder(category)}
      onError={() => setHasFailed(true)}
      alt=""
      loading={loading}
      width={640}
      height={360}
      className={className}
    />
  );
}
