/**
 * The styles as texts, one per part, for shadow roots: a widget adopts `base` first and then only what it shows. The document
 * adopts `tokens`, since `:root` matches nothing in a shadow root. Lengths are written in rem; the adopting code decides what a
 * rem is.
 */
export { default as badge } from './badge/badge.css?inline';
export { default as base } from './base.css?inline';
export { default as button } from './button/button.css?inline';
export { default as card } from './card/card.css?inline';
export { default as compactCard } from './card/compact-card.css?inline';
export { default as facts } from './card/facts.css?inline';
export { default as categoryBar } from './category-bar/category-bar.css?inline';
export { default as checkbox } from './checkbox/checkbox.css?inline';
export { default as chip } from './chip/chip.css?inline';
export { default as codeBlock } from './code-block/code-block.css?inline';
export { default as compareButton } from './compare-button/compare-button.css?inline';
export { default as cost } from './cost/cost.css?inline';
export { default as mark } from './cost/mark.css?inline';
export { default as days } from './days/days.css?inline';
export { default as dialog } from './dialog/dialog.css?inline';
export { default as field } from './field/field.css?inline';
export { default as freeBadge } from './free-badge/free-badge.css?inline';
export { default as heart } from './heart/heart.css?inline';
export { default as jobBar } from './job-bar/job-bar.css?inline';
export { default as jobBox } from './job-bar/job-box.css?inline';
export { default as jobTotal } from './job-total/job-total.css?inline';
export { default as largePrice } from './price/large-price.css?inline';
export { default as moreBadges } from './badge/more-badges.css?inline';
export { default as menu } from './menu/menu.css?inline';
export { default as pagination } from './pagination/pagination.css?inline';
export { default as price } from './price/price.css?inline';
export { default as segment } from './segment/segment.css?inline';
export { default as skeleton } from './skeleton/skeleton.css?inline';
export { default as stars } from './stars/stars.css?inline';
export { default as stateMessage } from './state-message/state-message.css?inline';
export { default as toasts } from './toasts/toasts.css?inline';
export { default as tokens } from './tokens.css?inline';
