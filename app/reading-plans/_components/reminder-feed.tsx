"use client";

import { CalendarPlus, Copy } from "lucide-react";
import { useId } from "react";
import { copyOrShow } from "@/components/scripture/copy-text";
import { Button, buttonVariants } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import { Label } from "@/components/ui/label";

/** The address a calendar asks: to subscribe with one press, or to copy. */
export function ReminderFeed({ path }: { path: string }) {
  const id = useId();
  const link = window.location.origin + path;
  return (
    <div className="reminder-feed">
      <h3>Add to your calendar</h3>
      <p>
        Your calendar checks this address now and then, and anyone who has the address can see what
        you plan to read.
      </p>
      <Label htmlFor={id} className="sr-only">
        Address for your calendar
      </Label>
      <Input id={id} readOnly value={link} onFocus={(event) => event.target.select()} />
      <p className="reminder-actions">
        <a
          href={link.replace(/^https?:/, "webcal:")}
          className={buttonVariants({ variant: "outline" })}
        >
          <CalendarPlus aria-hidden="true" />
          Add to your calendar
        </a>
        <Button variant="outline" onClick={() => void copyOrShow(link)}>
          <Copy aria-hidden="true" />
          Copy the address
        </Button>
        <a href={link} className="link">
          Open the calendar file
        </a>
      </p>
    </div>
  );
}
