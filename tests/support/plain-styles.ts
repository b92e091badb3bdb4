// jsdom reads all of a browser's own rules and mixes a dozen colors for every element whose style is
// asked for, and a query by role asks for that of all elements: a fifth of a view's test. Views have
// no style sheets there, so what is asked is known by the kind of the element.

const computed = window.getComputedStyle.bind(window);

/** What the browser's own rules for `display` look at. */
const kindOf = (element: Element) =>
  [
    element.localName,
    element.localName === "input" && element.getAttribute("type"),
    element.hasAttribute("hidden"),
    element.hasAttribute("open"),
  ].join(" ");
const displays = new Map<string, string>();

function displayOf(element: Element): string {
  const kind = kindOf(element);
  const known = displays.get(kind);
  if (known !== undefined) return known;
  const { display } = computed(element);
  displays.set(kind, display);
  return display;
}

/** Nothing styles the element, and nothing that it inherits is set by what it stands in. */
function isPlain(element: Element): boolean {
  if (element.hasAttribute("style") || document.styleSheets.length > 0) return false;
  for (let around = element.parentElement; around; around = around.parentElement) {
    if (!around.hasAttribute("style")) continue;
    if (around.style.visibility || around.style.pointerEvents) return false;
  }
  return true;
}

/** Of a plain element; undefined for what only jsdom can tell. */
function known(element: Element, name: string | symbol): string | undefined {
  if (name === "display") return displayOf(element);
  if (name === "visibility") return "visible";
  return name === "pointerEvents" || name === "pointer-events" ? "auto" : undefined;
}

const plainStyle = (element: Element): CSSStyleDeclaration =>
  new Proxy({} as CSSStyleDeclaration, {
    get(_style, name) {
      if (name === "getPropertyValue")
        return (property: string) =>
          known(element, property) ?? computed(element).getPropertyValue(property);
      return known(element, name) ?? Reflect.get(computed(element), name);
    },
  });

window.getComputedStyle = (element, pseudo) =>
  pseudo || !isPlain(element) ? computed(element, pseudo) : plainStyle(element);
