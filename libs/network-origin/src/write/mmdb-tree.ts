const BITS = 128;
const EMPTY = 0;

/** Records of a tree: 0 for nothing, a positive number for a node, a negative one for a leaf. */
type Record = number;

/** The search tree of a MaxMind DB file: a bit of the address at each node. */
export class MmdbTree {
  private nodes = new Int32Array(1 << 16);
  private count = 1;

  /**
   * Gives all addresses of a range a leaf.
   *
   * @param first 128 bits; IPv4 addresses are in `::/96`
   * @param leaf from 1
   * @throws RangeError the range overlaps an earlier one, or ends before it begins
   */
  add(first: bigint, last: bigint, leaf: number): void {
    if (last < first) throw new RangeError(`a range ends at ${last}, before it begins at ${first}`);
    for (let at = first; at <= last; ) {
      let free = at === 0n ? BITS : trailingZeros(at);
      while (at + (1n << BigInt(free)) - 1n > last) free -= 1;
      this.insert(at, BITS - free, leaf);
      at += 1n << BigInt(free);
    }
  }

  /**
   * The nodes from the root, with equal neighbors merged.
   *
   * @returns pairs of records; a child's number counts in this order
   */
  compact(): { readonly count: number; readonly records: Int32Array } {
    this.merge(0);
    const order = [0];
    const numbers = new Map([[0, 0]]);
    for (let at = 0; at < order.length; at++)
      for (const side of [0, 1]) {
        const child = this.nodes[(order[at] as number) * 2 + side] as Record;
        if (child <= EMPTY) continue;
        numbers.set(child, order.length);
        order.push(child);
      }
    const records = new Int32Array(order.length * 2);
    for (const [at, node] of order.entries())
      for (const side of [0, 1]) {
        const child = this.nodes[node * 2 + side] as Record;
        records[at * 2 + side] = child > EMPTY ? (numbers.get(child) as number) : child;
      }
    return { count: order.length, records };
  }

  private insert(address: bigint, length: number, leaf: number): void {
    const words = wordsOf(address);
    let node = 0;
    for (let depth = 0; depth < length - 1; depth++) {
      const at = node * 2 + bitAt(words, depth);
      const child = this.nodes[at] as Record;
      if (child < EMPTY) throw new RangeError(`two ranges overlap at ${address}`);
      if (child === EMPTY) {
        const made = this.make();
        this.nodes[at] = made;
        node = made;
      } else node = child;
    }
    const at = node * 2 + bitAt(words, length - 1);
    if (this.nodes[at] !== EMPTY) throw new RangeError(`two ranges overlap at ${address}`);
    this.nodes[at] = -leaf;
  }

  private make(): number {
    if (this.count * 2 === this.nodes.length) {
      const larger = new Int32Array(this.nodes.length * 2);
      larger.set(this.nodes);
      this.nodes = larger;
    }
    return this.count++;
  }

  /** @returns the record that stands for the node */
  private merge(node: number): Record {
    for (const side of [0, 1]) {
      const child = this.nodes[node * 2 + side] as Record;
      if (child > EMPTY) this.nodes[node * 2 + side] = this.merge(child);
    }
    const [left, right] = [this.nodes[node * 2] as Record, this.nodes[node * 2 + 1] as Record];
    return left < EMPTY && left === right ? left : node;
  }
}

/** Bits of numbers are read many times faster than those of a bigint. */
function wordsOf(address: bigint): Uint32Array {
  return Uint32Array.from([96n, 64n, 32n, 0n], (shift) => Number((address >> shift) & 0xffff_ffffn));
}

function bitAt(words: Uint32Array, depth: number): number {
  return ((words[depth >> 5] as number) >>> (31 - (depth & 31))) & 1;
}

function trailingZeros(value: bigint): number {
  let zeros = 0;
  for (let rest = value; (rest & 1n) === 0n; rest >>= 1n) zeros += 1;
  return zeros;
}
