/** Whether a colour of the tokens is darker than a middle grey; in whatever way it is written. */
export function isDark(colour: string): boolean {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) return false;
  context.fillStyle = colour;
  context.fillRect(0, 0, 1, 1);
  const [red = 255, green = 255, blue = 255] = context.getImageData(0, 0, 1, 1).data;
  return red + green + blue < 384;
}
