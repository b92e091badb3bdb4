import "server-only";

/** Letters and digits of the secret that must not come one after the other, in any form. */
const FRAGMENT = 8;

function bare(text: string): string {
  return text.toLowerCase().replace(/[^a-z0-9]/g, "");
}

function rot13(text: string): string {
  return text.replace(/[a-z]/g, (sign) =>
    String.fromCharCode(((sign.charCodeAt(0) - 97 + 13) % 26) + 97),
  );
}

/**
 * What base64 makes of a text wherever it stands in a longer one: by its distance from a multiple
 * of three, without the signs that its neighbors share.
 */
function inBase64(text: string): string[] {
  return [0, 1, 2].map((shift) => {
    const written = Buffer.from("x".repeat(shift) + text)
      .toString("base64")
      .replace(/=+$/, "");
    return written.slice(shift === 0 ? 0 : shift + 1, -1);
  });
}

function fragments(text: string, length: number): string[] {
  const count = Math.max(0, text.length - length + 1);
  return Array.from({ length: count }, (_, at) => text.slice(at, at + length));
}

/** Digits in words. */
const SPOKEN: Readonly<Record<string, string>> = Object.fromEntries(
  "zero one two three four five six seven eight nine"
    .split(" ")
    .map((word, digit) => [word, `${digit}`]),
);
/** A piece of the secret by itself, between other words. */
const PIECE = /^[0-9a-f]{1,4}$/;

/**
 * Watches a streamed text for the secret of the prompt: as it is, backwards, with signs in between,
 * in base64, in rot13, in hexadecimal, in pieces among other words, with its digits spoken, by the
 * first letters of words. Half of it is enough.
 */
export class SecretWatch {
  readonly #forbidden: ReadonlySet<string>;
  readonly #length: number;
  #tail = "";
  #word = "";
  /** Pieces of the secret's own signs, without the words between them. */
  #pieces = "";
  /** The first letters of words, and digits. */
  #initials = "";

  constructor(secret: string) {
    const plain = bare(secret);
    const backwards = [...plain].reverse().join("");
    const cases = [
      secret,
      secret.toUpperCase(),
      plain,
      plain.toUpperCase(),
      backwards,
      rot13(plain),
    ];
    const encoded = [...new Set(cases)].flatMap(inBase64).map(bare);
    const inHex = bare(Buffer.from(secret).toString("hex"));
    const forms = [plain, backwards, rot13(plain), rot13(backwards), inHex, ...encoded];
    this.#length = Math.min(FRAGMENT, plain.length);
    this.#forbidden = new Set(
      plain === "" ? [] : forms.flatMap((form) => fragments(form, this.#length)),
    );
  }

  /** Where in another piece of text the secret shows, or -1. */
  push(text: string): number {
    if (this.#length === 0) return -1;
    for (let at = 0; at < text.length; at++) {
      const sign = bare(text[at] ?? "");
      if (sign === "") {
        if (this.#endsWord()) return at;
        continue;
      }
      this.#word += sign;
      this.#tail = (this.#tail + sign).slice(-this.#length);
      if (this.#forbidden.has(this.#tail)) return at;
    }
    return -1;
  }

  /** At the end of a text; true when its last word completed the secret. */
  end(): boolean {
    return this.#length > 0 && this.#endsWord();
  }

  /** True when the word that ended completes the secret. */
  #endsWord(): boolean {
    const word = SPOKEN[this.#word] ?? this.#word;
    this.#word = "";
    if (word === "") return false;
    if (PIECE.test(word)) this.#pieces = (this.#pieces + word).slice(-2 * this.#length);
    this.#initials = (this.#initials + (/^\d+$/.test(word) ? word : word[0])).slice(
      -2 * this.#length,
    );
    return [this.#pieces, this.#initials].some((found) =>
      fragments(found, this.#length).some((one) => this.#forbidden.has(one)),
    );
  }
}
