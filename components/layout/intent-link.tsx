"use client";

import Link from "next/link";
import { type ComponentProps, useState } from "react";

/**
 * A link that fetches its page only when the visitor shows intent (pointer over it, touch, or
 * focus), so a page full of links costs nothing until one of them is likely to be followed.
 */
export function IntentLink({ children, ...props }: Omit<ComponentProps<typeof Link>, "prefetch">) {
  const [hasIntent, setHasIntent] = useState(false);
  const show = () => setHasIntent(true);
  return (
    <Link
      {...props}
      prefetch={hasIntent ? null : false}
      onPointerEnter={show}
      onTouchStart={show}
      onFocus={show}
    >
      {children}
    </Link>
  );
}
