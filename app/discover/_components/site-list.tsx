import type { Discovery } from "@/lib/content/discoveries/schema";

/**
 * The sites by name and place. It serves readers without scripts or without sight of the map, and
 * the map reads its pins from it, so their words stand in the page once.
 */
export function SiteList({ discoveries }: { discoveries: readonly Discovery[] }) {
  return (
    <details className="site-list">
      <summary>All sites as a list</summary>
      <ul>
        {discoveries.map(({ slug, title, location, category, coordinates }) => (
          <li
            key={slug}
            data-site={slug}
            data-claim={category === "ron-wyatt" || undefined}
            data-at={`${coordinates.longitude},${coordinates.latitude}`}
          >
            <a href={`#${slug}`}>{title}</a> {location}
          </li>
        ))}
      </ul>
    </details>
  );
}
