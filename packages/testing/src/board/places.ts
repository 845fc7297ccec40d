/** Places of a page that ask what stands in them how wide it would be. */

export interface Place {
  /** 'a float': after 'in'. */
  readonly name: string;
  /** What stands around a widget, in place of `…`. */
  readonly around: string;
  /** Whether the parent is as wide as what it holds; otherwise it is as wide as there is room. */
  readonly isShrinking: boolean;
}

export const places: readonly Place[] = [
  { name: 'a float', around: '<div style="float: left">…</div>', isShrinking: true },
  {
    name: 'a cell of a table',
    around: '<table><tr><td>…</td><td>Call us</td></tr></table>',
    isShrinking: true,
  },
  { name: 'a row of flex', around: '<div style="display: flex"><div>…</div></div>', isShrinking: true },
  { name: 'a row of flex, as an item', around: '<div style="display: flex">…</div>', isShrinking: true },
  {
    name: 'a column of flex that centres its items',
    around: '<div style="display: flex; flex-direction: column; align-items: center">…</div>',
    isShrinking: true,
  },
  { name: 'an inline block', around: '<div style="display: inline-block">…</div>', isShrinking: true },
  {
    name: 'a column of a grid as wide as its contents',
    around: '<div style="display: grid; grid-template-columns: auto 1fr"><div>…</div><p></p></div>',
    isShrinking: true,
  },
  {
    name: 'a column of a grid that takes what is left',
    around: '<div style="display: grid; grid-template-columns: 1fr">…</div>',
    isShrinking: false,
  },
];
