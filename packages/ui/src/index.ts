/** The design system: primitives, the equipment card and the category bar. Props only: no data, no routes, no signals. */
export { Badge, StatusBadge, type BadgeProps, type BadgeTone, type StatusBadgeProps } from './badge/badge.tsx';
export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from './button/button.tsx';
export { type CardTools, CardToolsProvider, type CardToolsProps, ToolsOfCard } from './card/card-tools.tsx';
export { LateTools } from './card/late-tools.tsx';
export { CompactCard, type CompactCardProps } from './card/compact-card.tsx';
export { Facts, type FactsProps } from './card/facts.tsx';
export { EquipmentCard, type EquipmentCardProps } from './card/equipment-card.tsx';
export { type StandingPlace, usePlace } from './card/use-place.ts';
export { CategoryArrows } from './category-bar/category-arrows.tsx';
export { CategoryBar, type BarCategory, type CategoryBarProps } from './category-bar/category-bar.tsx';
export { Checkbox, type CheckboxProps } from './checkbox/checkbox.tsx';
export { Chip, FilterChip, type ChipProps, type FilterChipProps } from './chip/chip.tsx';
export { ChoiceChip, type ChoiceChipProps } from './chip/choice-chip.tsx';
export { Code, CodeBlock, type CodeBlockProps, type CodeProps } from './code-block/code-block.tsx';
export { piecesOfMarkup, type CodeKind, type CodePiece } from './code-block/pieces.ts';
export { costMessages } from './cost/cost.messages.ts';
export { type CostCells, useCostCells } from './cost/cost-cells.ts';
export { CostTable, type CostTableProps } from './cost/cost-table.tsx';
export { type CostContext, type CostLine, saidRupees } from './cost/cost-lines.ts';
export { costOf, roadTo, type CostCity, type CostedMachine } from './cost/cost-of.ts';
export { useCostWords } from './cost/cost-words.ts';
export { useJobWords } from './cost/job-words.ts';
export { quoteHref } from './cost/quote-href.ts';
export { useQuote } from './cost/use-quote.ts';
export { Mark, type MarkKind, type MarkProps } from './cost/mark.tsx';
export { FreeBadge, type FreeBadgeProps } from './free-badge/free-badge.tsx';
export { DayPicker, type DayPickerProps } from './days/day-picker.tsx';
export { TakenDays } from './days/taken-days.tsx';
export { type ChosenDays, type DayWords, useDayWords } from './days/day-words.ts';
export type { daysMessages } from './days/days.messages.ts';
export {
  CompareButton,
  type CompareButtonProps,
  CompareLink,
  type CompareLinkProps,
} from './compare-button/compare-button.tsx';
export type { compareButtonMessages } from './compare-button/compare-button.messages.ts';
export { colourRef } from './colour-ref.ts';
export { Dialog, type DialogProps } from './dialog/dialog.tsx';
export { Field, type FieldIds, type FieldProps } from './field/field.tsx';
export {
  Select,
  TextArea,
  TextInput,
  type SelectProps,
  type TextAreaProps,
  type TextInputProps,
} from './field/text-input.tsx';
export { heartGlyph } from './heart/heart-glyph.ts';
export { Heart, type HeartKeeper, type HeartProps } from './heart/heart.tsx';
export { Icon, type IconName, type IconProps } from './icon/icon.tsx';
export { JobBar, type JobBarProps } from './job-bar/job-bar.tsx';
export { JobBox, type JobBoxProps } from './job-bar/job-box.tsx';
export type { JobPlace } from './job-bar/use-job-draft.ts';
export { JobTotal, type JobTotalProps } from './job-total/job-total.tsx';
export { matchedPart } from './matched-part.ts';
export { Menu, type MenuChoice, type MenuItem, type MenuProps } from './menu/menu.tsx';
export { type Theme, themes, useTheme } from './menu/use-theme.ts';
export { UserMenu, initialsOf, type UserMenuProps } from './menu/user-menu.tsx';
export { Pagination, type PaginationProps } from './pagination/pagination.tsx';
export { Glyph, type GlyphProps } from './icon/glyph.tsx';
export { leftGlyph, rightGlyph } from './icon/glyphs.ts';
export { Picture, type PictureProps } from './picture/picture.tsx';
export { isPlainClick } from './plain-click.ts';
export { Price, type PriceProps } from './price/price.tsx';
export { shareGlyph, shareLink, type ShareOutcome, type SharePlatform } from './share/share-link.ts';
export { SearchInput, type SearchInputProps } from './search-input/search-input.tsx';
export { Segment, type SegmentProps } from './segment/segment.tsx';
export { Tabs, type TabsProps } from './segment/tabs.tsx';
export { CardSkeleton, Skeleton, type SkeletonProps } from './skeleton/skeleton.tsx';
export { Rating, Stars, type RatingProps, type StarsProps } from './stars/stars.tsx';
export { StateMessage, type StateMessageProps, type StatePicture } from './state-message/state-message.tsx';
export { Toasts, toast, type ToastsProps } from './toasts/toasts.tsx';
export { useLoaded } from './use-loaded.tsx';
export type { WidgetLanguage } from './languages/language.ts';
