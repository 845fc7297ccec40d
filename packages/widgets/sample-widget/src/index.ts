export { SampleWidget, type SampleWidgetProps } from './sample-widget.tsx';
