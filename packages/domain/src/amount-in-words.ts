const small =
  'Zero One Two Three Four Five Six Seven Eight Nine Ten Eleven Twelve Thirteen Fourteen Fifteen Sixteen Seventeen Eighteen Nineteen'.split(
    ' ',
  );
const tens = '_ _ Twenty Thirty Forty Fifty Sixty Seventy Eighty Ninety'.split(' ');
const groups = [
  [10_000_000, 'Crore'],
  [100_000, 'Lakh'],
  [1000, 'Thousand'],
  [100, 'Hundred'],
] as const;

function words(count: number): string {
  for (const [size, name] of groups) {
    if (count < size) continue;
    const rest = count % size;
    return `${words(Math.floor(count / size))} ${name}${rest === 0 ? '' : ` ${words(rest)}`}`;
  }
  if (count < 20) return small[count] ?? '';
  return `${tens[Math.floor(count / 10)] ?? ''}${count % 10 === 0 ? '' : ` ${small[count % 10] ?? ''}`}`;
}

/** An amount as invoices spell it: `Rupees Two Lakh Forty Six Thousand Five Hundred and Fifty Paise Only`. @param paise whole, not negative */
export function amountInWords(paise: number): string {
  const rupees = `Rupees ${words(Math.floor(paise / 100))}`;
  const rest = paise % 100;
  return `${rupees}${rest === 0 ? '' : ` and ${words(rest)} Paise`} Only`;
}
