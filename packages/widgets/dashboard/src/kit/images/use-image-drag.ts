import { type RefObject, useEffect, useState } from 'react';
import type { ImagesModel } from './images.model.ts';

/** Marks a drag of a picture within the form, to tell it from a dropped file. */
const ownDrag = 'application/x-yantra-image';

export const filesOf = (list: FileList | undefined): File[] => [...(list ?? [])];

/** The index of the picture under the pointer. */
function slotUnder(box: HTMLElement, target: EventTarget | null) {
  const slots = [...box.querySelectorAll<HTMLElement>('[data-key]')];
  const index = slots.findIndex((slot) => target instanceof Node && slot.contains(target));
  return { index, key: slots[index]?.dataset['key'] };
}

/**
 * Lets files be dropped on the box, and its pictures be reordered by dragging. Both can also be done by buttons: this is for the pointer alone.
 * @returns whether files are held over it
 */
export function useImageDrag(element: RefObject<HTMLElement | null>, model: ImagesModel, isOff: boolean): boolean {
  const [isOver, setOver] = useState(false);
  useEffect(() => {
    const box = element.current;
    if (isOff || !box) return undefined;
    const controller = new AbortController();
    const { signal } = controller;
    const isOwnDrag = (event: DragEvent) => event.dataTransfer?.types.includes(ownDrag) ?? false;
    const start = (event: DragEvent) => {
      const { key } = slotUnder(box, event.target);
      if (key !== undefined) event.dataTransfer?.setData(ownDrag, key);
    };
    const over = (event: DragEvent) => {
      event.preventDefault();
      setOver(!isOwnDrag(event));
    };
    const drop = (event: DragEvent) => {
      event.preventDefault();
      setOver(false);
      const moved = event.dataTransfer?.getData(ownDrag);
      if (!moved) return model.add(filesOf(event.dataTransfer?.files));
      const { index } = slotUnder(box, event.target);
      if (index >= 0) model.move(Number(moved), index);
    };
    box.addEventListener('dragstart', start, { signal });
    box.addEventListener('dragover', over, { signal });
    box.addEventListener('dragleave', () => setOver(false), { signal });
    box.addEventListener('drop', drop, { signal });
    return () => controller.abort();
  }, [element, model, isOff]);
  return isOver;
}
