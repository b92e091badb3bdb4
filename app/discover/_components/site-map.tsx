"use client";

import { useEffect, useRef, useState } from "react";
import { EmptyState } from "@/components/common/empty-state";

const loadMap = async () => {
  const [{ MapCanvas }, response] = await Promise.all([
    import("./map-canvas"),
    fetch("/maps/near-east.json"),
  ]);
  if (!response.ok) throw new Error(`The coastline answered ${response.status}`);
  const { land }: { land: string } = await response.json();
  return { MapCanvas, land };
};
type LoadedMap = Awaited<ReturnType<typeof loadMap>>;

/**
 * The map of the sites, fetched when it comes near the window. Room for it is reserved from the
 * start (discover.css).
 */
export function SiteMap() {
  const frame = useRef<HTMLDivElement>(null);
  const [isNear, setIsNear] = useState(false);
  const [map, setMap] = useState<LoadedMap | null>(null);
  const [hasFailed, setHasFailed] = useState(false);

  useEffect(() => {
    if (!frame.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) setIsNear(true);
      },
      { rootMargin: "400px" },
    );
    observer.observe(frame.current);
    return () => observer.disconnect();
  }, []);

  useEffect(() => {
    if (!isNear || hasFailed) return;
    let isGone = false;
    loadMap().then(
      (loaded) => {
        if (!isGone) setMap(loaded);
      },
      () => {
        if (!isGone) setHasFailed(true);
      },
    );
    return () => {
      isGone = true;
    };
  }, [isNear, hasFailed]);

  return (
    <div ref={frame} className="site-map needs-scripts" aria-busy={isNear && !map && !hasFailed}>
      {map && <map.MapCanvas land={map.land} />}
      {hasFailed && (
        <div className="site-map-failed">
          <EmptyState title="The map couldn’t be loaded." onRetry={() => setHasFailed(false)}>
            The sites are listed below.
          </EmptyState>
        </div>
      )}
    </div>
  );
}
