/** A drawn picture and its entity tag. */
export interface Picture {
  png: Uint8Array<ArrayBuffer>;
  etag: string;
}

/** Pictures kept in memory up to a number of bytes; those asked for longest ago leave first. */
export class KeptPictures {
  readonly #pictures = new Map<string, Picture>();
  readonly #mostBytes: number;
  #bytes = 0;

  constructor(mostBytes: number) {
    this.#mostBytes = mostBytes;
  }

  /** Bytes of all that are kept. */
  get bytes(): number {
    return this.#bytes;
  }

  get(name: string): Picture | undefined {
    const picture = this.#pictures.get(name);
    if (!picture) return;
    // A Map keeps the order in which its entries were set.
    this.#pictures.delete(name);
    this.#pictures.set(name, picture);
    return picture;
  }

  keep(name: string, picture: Picture): void {
    this.#drop(name);
    this.#pictures.set(name, picture);
    this.#bytes += picture.png.byteLength;
    for (const oldest of this.#pictures.keys()) {
      if (this.#bytes <= this.#mostBytes) return;
      this.#drop(oldest);
    }
  }

  #drop(name: string): void {
    this.#bytes -= this.#pictures.get(name)?.png.byteLength ?? 0;
    this.#pictures.delete(name);
  }
}
