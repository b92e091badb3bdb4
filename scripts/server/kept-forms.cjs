/**
 * Answers in their compressed forms, by key, within a bound of bytes: what was asked for longest ago
 * goes first.
 */
class KeptForms {
  /** The least recently used first. */
  #kept = new Map();
  #bytes = 0;
  #most;

  constructor(most) {
    this.#most = most;
  }

  /** Of the bodies that are kept. */
  get bytes() {
    return this.#bytes;
  }

  get(key) {
    const forms = this.#kept.get(key);
    if (!forms) return undefined;
    this.#kept.delete(key);
    this.#kept.set(key, forms);
    return forms;
  }

  keep(key, forms) {
    this.#forget(key);
    const size = sizeOf(forms);
    if (size > this.#most) return;
    this.#kept.set(key, forms);
    this.#bytes += size;
    for (const oldest of this.#kept.keys()) {
      if (this.#bytes <= this.#most) break;
      this.#forget(oldest);
    }
  }

  #forget(key) {
    const forms = this.#kept.get(key);
    if (!forms) return;
    this.#kept.delete(key);
    this.#bytes -= sizeOf(forms);
  }
}

const sizeOf = ({ identity, gzip, br }) =>
  [identity, gzip, br].reduce((sum, form) => sum + (form?.body?.length ?? 0), 0);

module.exports = { KeptForms };
