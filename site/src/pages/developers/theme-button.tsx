import { Button, Glyph, useTheme, themes } from '@yantra/ui';
import { frame } from './frame.messages.ts';

/* A sun, a moon, and a circle half filled for what the device says. */
const glyphs = {
  light:
    'M16 12a4 4 0 1 1-8 0 4 4 0 0 1 8 0M12 3v2m0 14v2m9-9h-2M5 12H3m15.4-6.4L17 7M7 17l-1.4 1.4m12.8 0L17 17M7 7 5.6 5.6',
  dark: 'M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z',
  auto: 'M20 12a8 8 0 1 1-16 0 8 8 0 0 1 16 0M12 4v16M12 8h5.5M12 12h8M12 16h5.5',
} as const;

/** The next of light, dark and automatic; nothing where no theme can be chosen, as on the server. */
export function ThemeButton() {
  const [theme, choose] = useTheme();
  if (theme === undefined) return null;
  const next = themes[(themes.indexOf(theme) + 1) % themes.length] ?? 'auto';
  return (
    <Button
      variant="quiet"
      className="dev__theme"
      aria-label={frame.theme(frame.themes[theme])}
      onClick={() => choose(next)}
    >
      <Glyph d={glyphs[theme]} />
    </Button>
  );
}
