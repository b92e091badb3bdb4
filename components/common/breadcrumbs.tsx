import { IntentLink } from "@/components/layout/intent-link";
import type { Crumb } from "@/lib/site/structured-data";

/** The way to a page below a route: links, and the page's own name last. */
export function Breadcrumbs({ crumbs }: { crumbs: readonly Crumb[] }) {
  return (
    <nav aria-label="Breadcrumb" className="no-print mb-5 text-[0.875rem] text-muted-foreground">
      <ol className="flex flex-wrap items-center gap-x-2 gap-y-1">
        {crumbs.map(({ name, path }, index) => (
          <li
            key={path}
            // A long name ends where the line does; the heading below has all of it.
            className="flex items-center gap-2 last:min-w-0 last:flex-1 last:basis-24"
          >
            {index === crumbs.length - 1 ? (
              <span aria-current="page" className="truncate">
                {name}
              </span>
            ) : (
              <>
                <IntentLink href={path} className="link inline-flex min-h-6 items-center">
                  {name}
                </IntentLink>
                <span aria-hidden="true">/</span>
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  );
}
