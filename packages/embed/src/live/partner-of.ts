/** The key that a widget counts for: its own, or that of the scope that it names or stands in. */
export const partnerOf = (widget: Element): string | null | undefined =>
  widget.getAttribute('partner') ||
  (document.getElementById(widget.getAttribute('for') ?? '') ?? widget.closest('yantra-scope'))?.getAttribute(
    'partner',
  );
