import * as a11y from '@storybook/addon-a11y/preview';
import { setProjectAnnotations } from '@storybook/react-vite';
import preview from './preview.tsx';

// Stories that a test renders by `composeStories` get the decorators and parameters of the browsed ones.
setProjectAnnotations([a11y, preview]);
