/** A set of modules that the same pages need; they never lie in different files. */
type Atom = { roots: ReadonlySet<string>; size: number };

type Search = {
  atoms: readonly Atom[];
  /** The file of each atom, to begin with. */
  files: readonly number[];
  /** The atoms that each atom imports. */
  imports: readonly ReadonlySet<number>[];
  pages: readonly string[];
  weightOf: (page: string) => number;
  /** Bytes below which a file is not worth its request. */
  smallest: number;
  /** Files a page may have. */
  filesOfPage: number;
  /** Weighted bytes that pages may fetch in vain for a small file less. */
  mostWaste: number;
};

/** Where one run ends is a matter of luck; the next begins from the best so far. Three end alike, whatever file was edited last. */
const RUNS = 3;
const TURNS = 500_000;
/** Weighted bytes: by so much more a change may cost at first, and at the end. */
const WARM = 40_000;
const COLD = 200;
/** What a file too many costs: more than any bytes. */
const TOO_MANY = 10_000_000;
/** Bits of two numbers. */
const MOST_FILES = 64;

/** The same numbers in every build, so that the same modules always make the same files. */
function numbers(): () => number {
  let state = 20_264;
  return () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647;
}

/**
 * Moves sets of modules between files, at first also where that costs more (simulated annealing), and gives the best plan it met:
 * the one whose pages fetch the fewest bytes, each by its weight, without two files that import each other.
 *
 * @returns the file of each atom.
 */
export function betterPlan(search: Search): number[] {
  const { atoms } = search;
  const random = numbers();
  const costOf = costs(search);
  let best = { files: [...search.files], cost: costOf(Uint8Array.from(search.files)) };
  const cooling = (COLD / WARM) ** (1 / TURNS);
  for (let run = 0; run < RUNS; run++) {
    const files = Uint8Array.from(best.files);
    let { cost } = best;
    for (let turn = 0, patience = WARM; turn < TURNS; turn++, patience *= cooling) {
      const atom = Math.floor(random() * atoms.length);
      const from = files[atom] ?? 0;
      // To where another lies, or apart from all others.
      const to = random() < 0.03 ? freeFile(files) : (files[Math.floor(random() * atoms.length)] ?? 0);
      if (to === from || to >= MOST_FILES) continue;
      files[atom] = to;
      const next = costOf(files);
      if (next <= cost || random() < Math.exp((cost - next) / patience)) {
        cost = next;
        if (cost < best.cost) best = { files: [...files], cost };
      } else files[atom] = from;
    }
  }
  return best.files;
}

function freeFile(files: Uint8Array): number {
  const taken = new Set(files);
  for (let file = 0; ; file++) if (!taken.has(file)) return file;
}

const NONE = new Uint16Array();

/** Sets of files as bits, those below 32 and those from it: a plan is weighed a million times. */
const has = (low: number, high: number, file: number) => (file < 32 ? low >>> file : high >>> (file - 32)) & 1;

/** What a plan costs; infinitely much where two files import each other. */
function costs({
  atoms,
  imports,
  pages,
  weightOf,
  smallest,
  filesOfPage,
  mostWaste,
}: Search): (files: Uint8Array) => number {
  const atomSizes = Float64Array.from(atoms, ({ size }) => size);
  const imported = imports.map((others) => Uint16Array.from(others));
  const needs = pages.map((page) => Uint16Array.from(atoms.flatMap(({ roots }, at) => (roots.has(page) ? [at] : []))));
  const weights = Float64Array.from(pages, weightOf);
  const sizes = new Float64Array(MOST_FILES);
  const low = new Int32Array(MOST_FILES);
  const high = new Int32Array(MOST_FILES);
  const sizeOf = (file: number) => sizes[file] ?? 0;
  const lowOf = (file: number) => low[file] ?? 0;
  const highOf = (file: number) => high[file] ?? 0;

  /** Notes what each file imports, at whatever distance, and gives the number of files. */
  function linked(files: Uint8Array): number {
    sizes.fill(0);
    low.fill(0);
    high.fill(0);
    let count = 0;
    for (let atom = 0; atom < files.length; atom++) {
      const file = files[atom] ?? 0;
      count = Math.max(count, file + 1);
      sizes[file] = sizeOf(file) + (atomSizes[atom] ?? 0);
      for (const other of imported[atom] ?? NONE) {
        const to = files[other] ?? 0;
        if (to === file) continue;
        if (to < 32) low[file] = lowOf(file) | (1 << to);
        else high[file] = highOf(file) | (1 << (to - 32));
      }
    }
    for (let by = 0; by < count; by++)
      for (let file = 0; file < count; file++)
        if (has(lowOf(file), highOf(file), by)) {
          low[file] = lowOf(file) | lowOf(by);
          high[file] = highOf(file) | highOf(by);
        }
    return count;
  }

  /** Bytes of the files whose bits are set, with the price of those too many. */
  function fetched(lowFiles: number, highFiles: number, weight: number): number {
    let bytes = 0;
    let count = 0;
    for (let rest = lowFiles; rest !== 0; rest &= rest - 1, count++) bytes += sizeOf(31 - Math.clz32(rest & -rest));
    for (let rest = highFiles; rest !== 0; rest &= rest - 1, count++) bytes += sizeOf(63 - Math.clz32(rest & -rest));
    return weight * bytes + Math.max(0, count - filesOfPage) * TOO_MANY;
  }

  return (files) => {
    const count = linked(files);
    let cost = 0;
    for (let file = 0; file < count; file++) {
      if (has(lowOf(file), highOf(file), file)) return Infinity;
      if (sizeOf(file) > 0 && sizeOf(file) < smallest) cost += mostWaste;
    }
    for (let page = 0; page < needs.length; page++) {
      let lowFiles = 0;
      let highFiles = 0;
      for (const atom of needs[page] ?? NONE) {
        const file = files[atom] ?? 0;
        lowFiles |= lowOf(file) | (file < 32 ? 1 << file : 0);
        highFiles |= highOf(file) | (file < 32 ? 0 : 1 << (file - 32));
      }
      cost += fetched(lowFiles, highFiles, weights[page] ?? 1);
    }
    return cost;
  };
}
