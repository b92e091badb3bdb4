"use client";

import { parseAsString, useQueryStates } from "nuqs";
import type { ReactNode } from "react";
import { markOpenedEntry } from "@/components/common/item-address";
import { useHydrated } from "@/components/common/use-hydrated";
import { Button } from "@/components/ui/button";

/** Opens what has its own parameter in the address, so that Back closes it. */
export function useOpener(name: string, value: string): () => void {
  const [{ [name]: open }, setAddress] = useQueryStates(
    { [name]: parseAsString },
    { history: "push", scroll: false },
  );
  return () => {
    // Pressed again while it is on its way.
    if (open === null) void setAddress({ [name]: value }).then(markOpenedEntry);
  };
}

interface OpenerProps {
  /** What the address is to say. */
  name: string;
  value: string;
  size?: "default" | "sm";
  children: ReactNode;
}

/** A button that opens a dialog with an address of its own; prerendered as it will be. */
export function OpenerButton(props: OpenerProps) {
  // While it is prerendered there is no address to read, and who reads it waits.
  return useHydrated() ? <Opener {...props} /> : <OpenerView {...props} />;
}

const Opener = (props: OpenerProps) => (
  <OpenerView {...props} onClick={useOpener(props.name, props.value)} />
);

const OpenerView = ({ size, onClick, children }: OpenerProps & { onClick?: () => void }) => (
  <Button variant="outline" size={size} aria-haspopup="dialog" onClick={onClick}>
    {children}
  </Button>
);
