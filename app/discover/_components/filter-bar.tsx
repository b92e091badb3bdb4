"use client";

import { Search } from "lucide-react";
import { useLayoutEffect } from "react";
import { useEarlyText } from "@/components/common/use-early-text";
import { CATEGORIES, type Category } from "@/components/media/categories";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { useDiscoverFilter } from "./discover-filter";
import { type DiscoveryWords, readDiscoveryWords } from "./discovery-words";
import { filterDiscoveries, forgetFilter } from "./visible-discoveries";

const SEARCH_BOX = "discover-search";

/** The search box and the chips, and the filtering of the discoveries that stand in the page. */
export function FilterBar() {
  const { filter, setSearch, setCategory } = useDiscoverFilter();
  const { search, category } = filter;

  useLayoutEffect(() => {
    let isOver = false;
    const filterBy = (words: DiscoveryWords) => {
      if (isOver) return;
      filterDiscoveries({ search, category }, words);
      // The list stayed empty until the address was read (page.tsx).
      delete document.documentElement.dataset.discoverFilter;
    };
    if (search.trim() === "") filterBy({});
    else void readDiscoveryWords().then(filterBy);
    return () => {
      isOver = true;
    };
  }, [search, category]);
  useLayoutEffect(() => forgetFilter, []);
  useEarlyText(SEARCH_BOX, setSearch);

  return (
    <FilterBarView
      search={search}
      category={category}
      onSearch={setSearch}
      onCategory={setCategory}
    />
  );
}

/** The same without an address, as the prerendered page shows it. */
export function FilterBarView({
  search,
  category = "all",
  onSearch,
  onCategory,
}: {
  search?: string;
  category?: Category;
  onSearch?: (search: string) => void;
  onCategory?: (category: Category) => void;
}) {
  return (
    <search aria-label="Discoveries" className="needs-scripts block">
      <div className="relative">
        <Search
          aria-hidden="true"
          className="pointer-events-none absolute top-3.5 left-3.5 size-4 text-muted-foreground"
        />
        <Input
          variant="unstyled"
          id={SEARCH_BOX}
          type="search"
          value={onSearch ? search : undefined}
          onChange={onSearch && ((event) => onSearch(event.target.value))}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          aria-label="Search discoveries, articles and videos"
          placeholder="Search discoveries, articles, videos..."
          className="h-11 w-full rounded-md border border-input bg-card pr-3.5 pl-10 placeholder:text-muted-foreground"
        />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is for form fields; these are buttons that filter at once */}
      <div role="group" aria-label="Category" className="mt-3 flex flex-wrap gap-2">
        {CATEGORIES.map(({ value, label }) => (
          <Button
            variant="unstyled"
            key={value}
            aria-pressed={value === category}
            onClick={onCategory && (() => onCategory(value))}
            className="chip"
          >
            {label}
          </Button>
        ))}
      </div>
    </search>
  );
}
