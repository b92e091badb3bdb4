"use client";

import { useEffect, useState } from "react";
import { listOpened, type OpenedPage } from "@/lib/offline/opened-pages";

/** The pages of this site that this browser can open without a connection, the newest first. */
export function OpenedPages() {
  const [pages, setPages] = useState<OpenedPage[] | null>(null);
  useEffect(() => {
    listOpened().then(setPages, () => setPages([]));
  }, []);
  if (pages === null) return null;
  return (
    <section aria-labelledby="opened" className="mt-12">
      <h2 id="opened" className="section-title">
        Opened here
      </h2>
      {pages.length === 0 ? (
        <p className="text-muted-foreground">
          Pages that you open from now on can be read here without a connection.
        </p>
      ) : (
        <ul className="grid gap-x-6 sm:grid-cols-2">
          {pages.map(({ path, title }) => (
            <li key={path}>
              <a href={path} className="link inline-flex min-h-9 items-center">
                {title}
              </a>
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
