/* Sums as people write them, worked out exactly: the golden jobs are checked by this, not by the rule. Only for tests. */

/** An exact number: numerator and denominator. */
type Exact = readonly [bigint, bigint];

const number = (text: string): Exact => {
  const [whole = '', decimals = ''] = text.split('.');
  return [BigInt(whole + decimals), 10n ** BigInt(decimals.length)];
};

const operations: Readonly<Record<string, (a: Exact, b: Exact) => Exact>> = {
  '+': ([a, b], [c, d]) => [a * d + c * b, b * d],
  '-': ([a, b], [c, d]) => [a * d - c * b, b * d],
  '×': ([a, b], [c, d]) => [a * c, b * d],
  '/': ([a, b], [c, d]) => [a * d, b * c],
};

/** Whole paise, half up. */
const paise = ([a, b]: Exact): bigint => (2n * 100n * a + b) / (2n * b);

function exactly(sum: string): Exact {
  const signs = sum.match(/\d+(?:\.\d+)?|[-+×/()[\]]/g) ?? [];
  if (signs.join('') !== sum.replaceAll(' ', '')) throw new Error(`“${sum}” is no sum.`);
  let at = 0;
  const single = (): Exact => {
    const sign = signs[at] ?? '';
    at += 1;
    if (sign !== '(' && sign !== '[') return number(sign);
    const inside = terms();
    at += 1;
    return sign === '[' ? [paise(inside), 100n] : inside;
  };
  const row = (next: () => Exact, signsOfRow: string) => (): Exact => {
    let value = next();
    for (let sign = signs[at]; sign !== undefined && signsOfRow.includes(sign); sign = signs[at]) {
      at += 1;
      value = operations[sign]?.(value, next()) ?? value;
    }
    return value;
  };
  const factors = row(single, '×/');
  function terms(): Exact {
    return row(factors, '+-')();
  }
  const value = terms();
  if (at !== signs.length) throw new Error(`“${sum}” is no sum.`);
  return value;
}

/** What a sum in rupees comes to, in paise, half up: `2×(6000+13×90)`. What stands in `[…]` is rounded to the paisa first. */
export const paiseOf = (sum: string): number => Number(paise(exactly(sum)));

/**
 * Reads `144000 + 14340 = 158340; ×1.18 = 186841.20`.
 * @returns paise without GST and with it; the same where nothing is added
 * @throws where it does not add up
 */
export function readSum(text: string): readonly [net: number, total: number] {
  const [added = '', taxed] = text.split('; ');
  const [sum = '', written = sum] = added.split(' = ');
  const net = paiseOf(sum);
  if (paiseOf(written) !== net) throw new Error(`“${added}” does not add up.`);
  if (taxed === undefined) return [net, net];
  const [factor = '', total = ''] = taxed.split(' = ');
  if (paiseOf(`(${sum})${factor}`) !== paiseOf(total)) throw new Error(`“${text}” does not add up.`);
  return [net, paiseOf(total)];
}
