import { Search } from "lucide-react";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";
import { LONGEST_WORD_SEARCH } from "@/lib/words/constants";

/** A plain form: the server leads to the page of what it finds. */
export function WordSearchForm({ text = "" }: { text?: string }) {
  return (
    <search aria-label="Words" className="no-print mb-10 block max-w-2xl">
      <form action="/search/words" method="get">
        <Label htmlFor="word">Find a word</Label>
        <div className="mt-1.5 flex gap-2">
          <Input
            id="word"
            name="word"
            type="search"
            defaultValue={text}
            maxLength={LONGEST_WORD_SEARCH}
            required
            autoComplete="off"
            enterKeyHint="search"
            aria-describedby="word-hint"
            className="flex-1"
          />
          <Button type="submit" size="lg">
            <Search aria-hidden="true" />
            Find
          </Button>
        </div>
        <p id="word-hint" className="mt-1.5 text-sm text-muted-foreground">
          By Strong’s number (G26), in its own letters (<span lang="grc">ἀγάπη</span>,{" "}
          <bdi lang="he">חסד</bdi>), by its sound (hesed) or by what it means (mercy).
        </p>
      </form>
    </search>
  );
}
