/** The key that a widget counts for: its own, or that of its scope, named or enclosing. */
export const partnerOf = (widget: Element): string | null | undefined =>
  widget.getAttribute('partner') ||
  (document.getElementById(widget.getAttribute('for') ?? '') ?? widget.closest('yantra-scope'))?.getAttribute(
    'partner',
  );
