import { icon } from './icon'

export const SearchIcon = /* @__PURE__ */ icon('M10.5 4a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13ZM15.3 15.3 20 20')
export const MenuIcon = /* @__PURE__ */ icon('M4 7h16M4 12h16M4 17h10')
export const CloseIcon = /* @__PURE__ */ icon('M6 6l12 12M18 6 6 18')
export const ChevronDownIcon = /* @__PURE__ */ icon('m6 9.5 6 6 6-6')
export const ChevronUpIcon = /* @__PURE__ */ icon('m6 14.5 6-6 6 6')
export const ChevronLeftIcon = /* @__PURE__ */ icon('m14.5 6-6 6 6 6')
export const ChevronRightIcon = /* @__PURE__ */ icon('m9.5 6 6 6-6 6')
export const ArrowRightIcon = /* @__PURE__ */ icon('M4 12h16m-6-6 6 6-6 6')
export const ArrowLeftIcon = /* @__PURE__ */ icon('M20 12H4m6-6-6 6 6 6')
export const ArrowUpIcon = /* @__PURE__ */ icon('M12 20V4m-6 6 6-6 6 6')
export const ExternalIcon = /* @__PURE__ */ icon(
  'M13 5h6v6M19 5l-9 9M10 5H6.5A1.5 1.5 0 0 0 5 6.5v11A1.5 1.5 0 0 0 6.5 19h11a1.5 1.5 0 0 0 1.5-1.5V14',
)
export const HomeIcon = /* @__PURE__ */ icon('M4 11 12 4l8 7M6 9.5V20h12V9.5M10 20v-5.5h4V20')
export const CollapseIcon = /* @__PURE__ */ icon('M4.5 5h15v14h-15zM9.5 5v14M16 9.5 13.5 12l2.5 2.5')
export const MoreIcon = /* @__PURE__ */ icon(
  'M4.75 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0ZM11.25 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0ZM17.75 12a.75.75 0 1 0 1.5 0 .75.75 0 1 0-1.5 0Z',
)
export const GridIcon = /* @__PURE__ */ icon('M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h6v6h-6z')
export const ListIcon = /* @__PURE__ */ icon('M8.5 6.5H20M8.5 12H20M8.5 17.5H20M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01')
export const UserIcon = /* @__PURE__ */ icon(
  'M12 4a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM4.5 20c.8-3.3 3.8-5 7.5-5s6.7 1.7 7.5 5',
)
export const TeamIcon = /* @__PURE__ */ icon(
  'M9 5a3.5 3.5 0 1 1 0 7 3.5 3.5 0 0 1 0-7ZM2.5 19.5c.6-3 3.2-4.5 6.5-4.5s5.9 1.5 6.5 4.5M15.5 5.3a3.5 3.5 0 0 1 0 6.4M18 15.3c1.9.7 3.1 2.1 3.5 4.2',
)
export const CompanyIcon = /* @__PURE__ */ icon(
  'M4.5 20V5.5l8-2V20M12.5 9h7v11M3 20h18M7.5 8.5h2M7.5 12h2M7.5 15.5h2M15.5 12.5h1.5M15.5 16H17',
)
export const StoreIcon = /* @__PURE__ */ icon(
  'M4 9.5 5.5 4.5h13L20 9.5M4 9.5a2.66 2.66 0 0 0 5.33 0 2.66 2.66 0 0 0 5.34 0 2.66 2.66 0 0 0 5.33 0M5.5 12.5V19.5h13v-7M10 19.5v-4h4v4',
)
export const FactoryIcon = /* @__PURE__ */ icon(
  'M3.5 20V10l5 3.5V10l5 3.5V10l2.5 1.8L17 4.5h2.5L20.5 20ZM7.5 16.5h.01M11.5 16.5h.01M15.5 16.5h.01',
)
export const GlobeIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM3.5 12h17M12 3.5c2.3 2.4 3.5 5.2 3.5 8.5s-1.2 6.1-3.5 8.5c-2.3-2.4-3.5-5.2-3.5-8.5s1.2-6.1 3.5-8.5Z',
)
export const LanguageIcon = /* @__PURE__ */ icon(
  'M3.5 6h9M8 4v2M10.5 6c-.8 3.8-3.1 6.7-6.5 8.5M5.5 9c1.2 2.5 3.1 4.3 5.5 5.5M12 20l4.3-10L20.5 20M13.5 16.8h5.5',
)
export const PinIcon = /* @__PURE__ */ icon(
  'M12 21c4.3-4.3 6.5-7.9 6.5-11a6.5 6.5 0 1 0-13 0c0 3.1 2.2 6.7 6.5 11ZM12 7.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5Z',
)
export const PhoneIcon = /* @__PURE__ */ icon(
  'M5 4.5h3.5l1.7 4.2-2.1 1.6a11.5 11.5 0 0 0 5.6 5.6l1.6-2.1 4.2 1.7V19a1.5 1.5 0 0 1-1.6 1.5C10.4 20 4 13.6 3.5 6.1A1.5 1.5 0 0 1 5 4.5Z',
)
export const MailIcon = /* @__PURE__ */ icon('M4 5.5h16v13H4zM4.3 6.3 12 12.5l7.7-6.2')
export const ChatIcon = /* @__PURE__ */ icon('M4 5h16v11.5h-8.5L7 20v-3.5H4ZM8 9.3h8M8 12.6h5')
export const AssistantIcon = /* @__PURE__ */ icon(
  'M12 3.5v3M6 6.5h12A1.5 1.5 0 0 1 19.5 8v8.5A1.5 1.5 0 0 1 18 18h-3l-3 3-3-3H6a1.5 1.5 0 0 1-1.5-1.5V8A1.5 1.5 0 0 1 6 6.5ZM9 11v1.5M15 11v1.5M2.5 11v3M21.5 11v3',
)
export const HeadsetIcon = /* @__PURE__ */ icon(
  'M4.5 14.5V12a7.5 7.5 0 0 1 15 0v2.5M4.5 13.5H7v5.5H5.5a1 1 0 0 1-1-1ZM19.5 13.5H17v5.5h1.5a1 1 0 0 0 1-1ZM19 19c-.6 1.4-1.9 2-3.5 2H13',
)
export const BellIcon = /* @__PURE__ */ icon('M6 16.5V10.5a6 6 0 0 1 12 0v6l1.5 1.5h-15ZM10 20.5h4M12 4.5V3')
export const LockIcon = /* @__PURE__ */ icon('M5.5 10.5h13v9.5h-13zM8.5 10.5V8a3.5 3.5 0 0 1 7 0v2.5M12 14v2.5')
export const ShieldIcon = /* @__PURE__ */ icon(
  'M12 3.5 19 6v5.5c0 4.2-2.7 7.3-7 9-4.3-1.7-7-4.8-7-9V6ZM9 12l2.2 2.2L15.2 10',
)
export const LogoutIcon = /* @__PURE__ */ icon('M14.5 8V4.5h-10v15h10V16M9.5 12h11m-3.5-3.5L20.5 12 17 15.5')
export const PlusIcon = /* @__PURE__ */ icon('M12 5v14M5 12h14')
export const MinusIcon = /* @__PURE__ */ icon('M5 12h14')
export const CheckIcon = /* @__PURE__ */ icon('m5 12.5 4.7 4.7L19 7.5')
export const EditIcon = /* @__PURE__ */ icon('M4.5 19.5 5.5 15 15.5 5l3.5 3.5-10 10ZM13 7.5l3.5 3.5')
export const TrashIcon = /* @__PURE__ */ icon('M4.5 7h15M9.5 7V4.5h5V7M6.5 7l1 13h9l1-13M10.5 10.5v6M13.5 10.5v6')
export const CopyIcon = /* @__PURE__ */ icon('M9 8.5h10.5v11.5H9zM6 15.5H4.5V4H15v1.5')
export const DownloadIcon = /* @__PURE__ */ icon('M12 4v11m-4.5-4.5L12 15l4.5-4.5M4.5 19.5h15')
export const UploadIcon = /* @__PURE__ */ icon('M12 15V4M7.5 8.5 12 4l4.5 4.5M4.5 19.5h15')
export const FilterIcon = /* @__PURE__ */ icon('M4 5.5h16L14 13v6l-4-2v-4Z')
export const SortIcon = /* @__PURE__ */ icon('M8 5v14m-3.5-3.5L8 19l3.5-3.5M16 19V5m-3.5 3.5L16 5l3.5 3.5')
export const RefreshIcon = /* @__PURE__ */ icon(
  'M19.5 11a7.5 7.5 0 0 0-13.7-3.2L4 10M4 5.5V10h4.5M4.5 13a7.5 7.5 0 0 0 13.7 3.2L20 14M20 18.5V14h-4.5',
)
export const SettingsIcon = /* @__PURE__ */ icon(
  'M4 7h9M17 7h3M15 5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4 17h3M11 17h9M9 15a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM4 12h16',
)
export const EyeIcon = /* @__PURE__ */ icon(
  'M2.5 12C5 7.7 8.2 5.5 12 5.5s7 2.2 9.5 6.5c-2.5 4.3-5.7 6.5-9.5 6.5S5 16.3 2.5 12ZM12 9a3 3 0 1 1 0 6 3 3 0 0 1 0-6Z',
)
export const EyeOffIcon = /* @__PURE__ */ icon(
  'M4 4l16 16M9.9 5.7A9.5 9.5 0 0 1 12 5.5c3.8 0 7 2.2 9.5 6.5a15 15 0 0 1-2.8 3.5M6.2 7.3A14.5 14.5 0 0 0 2.5 12c2.5 4.3 5.7 6.5 9.5 6.5 1.5 0 2.9-.3 4.2-1M9.9 9.9a3 3 0 0 0 4.2 4.2',
)
export const SendIcon = /* @__PURE__ */ icon('M4 12 20 4.5 15.5 20l-4-6.5ZM20 4.5l-8.5 9')
export const StopIcon = /* @__PURE__ */ icon('M6.5 6.5h11v11h-11z')
export const MicrophoneIcon = /* @__PURE__ */ icon(
  'M12 3.5A2.5 2.5 0 0 1 14.5 6v5.5a2.5 2.5 0 0 1-5 0V6A2.5 2.5 0 0 1 12 3.5ZM5.5 11.5a6.5 6.5 0 0 0 13 0M12 18v3M9 21h6',
)
export const AttachIcon = /* @__PURE__ */ icon(
  'm19 11-7.6 7.6a4.6 4.6 0 0 1-6.5-6.5l8-8a3 3 0 0 1 4.3 4.3l-7.7 7.7a1.5 1.5 0 0 1-2.1-2.1L14.5 6.9',
)
export const PrintIcon = /* @__PURE__ */ icon('M7.5 9V4h9v5M7.5 17.5h-3V9h15v8.5h-3M7.5 14.5h9V20h-9z')
export const ShareIcon = /* @__PURE__ */ icon(
  'M17.5 3.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM6.5 9.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM17.5 15.5a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8.7 10.8l6.6-3.6M8.7 13.2l6.6 3.6',
)
export const StarIcon = /* @__PURE__ */ icon('m12 4 2.5 5.1 5.6.8-4 4 .9 5.6-5-2.7-5 2.7.9-5.6-4-4 5.6-.8Z')
export const HeartIcon = /* @__PURE__ */ icon(
  'M12 19.5C6.5 15.7 4 12.7 4 9.5a4.2 4.2 0 0 1 8-1.9 4.2 4.2 0 0 1 8 1.9c0 3.2-2.5 6.2-8 10Z',
)
export const KeyboardIcon = /* @__PURE__ */ icon('M3 6.5h18v11H3zM6.5 10h.01M10 10h.01M14 10h.01M17.5 10h.01M8 14h8')
export const SunIcon = /* @__PURE__ */ icon(
  'M12 8a4 4 0 1 1 0 8 4 4 0 0 1 0-8ZM12 3v1.5M12 19.5V21M3 12h1.5M19.5 12H21M5.6 5.6l1.1 1.1M17.3 17.3l1.1 1.1M5.6 18.4l1.1-1.1M17.3 6.7l1.1-1.1',
)
export const MoonIcon = /* @__PURE__ */ icon('M19.5 14.5A8 8 0 0 1 9.5 4.5a8 8 0 1 0 10 10Z')
export const BoxIcon = /* @__PURE__ */ icon('M12 3.5 20 7.5v9l-8 4-8-4v-9ZM4 7.5l8 4 8-4M12 11.5v9M8 5.5l8 4')
export const ContainerIcon = /* @__PURE__ */ icon('M2.5 7h19v10h-19zM6 9.5v5M9 9.5v5M12 9.5v5M15 9.5v5M18 9.5v5')
export const ShipIcon = /* @__PURE__ */ icon(
  'M3.5 14.5h17L18 19.5H6ZM6 14.5v-4h9v4M8.5 10.5v-4h4v4M17 14.5V8M3 21.5c1.5 0 1.5-.8 3-.8s1.5.8 3 .8 1.5-.8 3-.8 1.5.8 3 .8 1.5-.8 3-.8 1.5.8 3 .8',
)
export const TruckIcon = /* @__PURE__ */ icon(
  'M2.5 6h11.5v10.5H9.5M2.5 6v10.5h2M14 9.5h4l3.5 3.5v3.5h-2M14 9.5v7M7 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM17.5 14.5a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM14 16.5h1.5',
)
export const PlaneIcon = /* @__PURE__ */ icon(
  'M10.5 13.5 3.5 12l1.5-1.5 6.5.5 4.5-4.5c1-1 2.8-1.3 3.5-.5s.5 2.5-.5 3.5L14.5 14l.5 6.5-1.5 1.5-2-6-3 3v2l-1 1-1-2.5-2.5-1 1-1h2Z',
)
export const AnchorIcon = /* @__PURE__ */ icon(
  'M12 4a2 2 0 1 1 0 4 2 2 0 0 1 0-4ZM12 8v12.5M8.5 11h7M4 13.5c.5 4 3.5 7 8 7s7.5-3 8-7M2.5 15.5 4 13.5l2 1.5M21.5 15.5 20 13.5l-2 1.5',
)
export const YarnIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM5.2 7c4.5.5 8.3 3.8 9.3 13.1M8 4.6c5.2.9 9.5 4.9 10.5 13M12 3.5c4 1.2 7 4.3 8.3 7.6M3.7 10.5c3.5.2 6.3 2.8 7.3 9.9',
)
export const GarmentIcon = /* @__PURE__ */ icon(
  'M8.5 4 4 6.5 2.5 12l3.5 1v7h12v-7l3.5-1L20 6.5 15.5 4a3.5 3.5 0 0 1-7 0ZM6 13V9.5M18 13V9.5',
)
export const TagIcon = /* @__PURE__ */ icon('M4 4.5h7.5l8.5 8.5-7.5 7.5L4 12ZM8 8.5h.01')
export const CartIcon = /* @__PURE__ */ icon(
  'M3 4.5h2.5l2.5 11h10l2.5-8H6.5M9.5 18.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2ZM16.5 18.5a1 1 0 1 1 0 2 1 1 0 0 1 0-2Z',
)
export const DocumentIcon = /* @__PURE__ */ icon('M6 3.5h8l4.5 4.5v12.5H6zM13.5 3.5v5h5M9 12.5h6M9 16h6')
export const StampIcon = /* @__PURE__ */ icon(
  'M9 13.5c1-2 .8-3.5 0-5a3.4 3.4 0 1 1 6 0c-.8 1.5-1 3 0 5M5 13.5h14v4H5zM5 20.5h14',
)
export const InvoiceIcon = /* @__PURE__ */ icon(
  'M5.5 3.5h13v17l-2.2-1.5-2.1 1.5-2.2-1.5-2.2 1.5-2.1-1.5-2.2 1.5ZM9 8h6M9 11.5h6M9 15h3',
)
export const ScalesIcon = /* @__PURE__ */ icon(
  'M12 4v16M7.5 20h9M5 6.5h14M5 6.5 2.5 13a2.7 2.7 0 0 0 5 0ZM19 6.5 16.5 13a2.7 2.7 0 0 0 5 0Z',
)
export const WalletIcon = /* @__PURE__ */ icon(
  'M4 7.5h16V19H5.5A1.5 1.5 0 0 1 4 17.5v-11A1.5 1.5 0 0 1 5.5 5H17v2.5M16 13.2h.01',
)
export const CoinsIcon = /* @__PURE__ */ icon(
  'M9 5c3 0 5.5 1 5.5 2.5S12 10 9 10 3.5 9 3.5 7.5 6 5 9 5ZM3.5 7.5v9C3.5 18 6 19 9 19M14.5 7.5V10M3.5 12c0 1.5 2.5 2.5 5.5 2.5M15.5 11c2.8 0 5 .9 5 2.2s-2.2 2.3-5 2.3-5-1-5-2.3 2.2-2.2 5-2.2ZM10.5 13.2v4c0 1.3 2.2 2.3 5 2.3s5-1 5-2.3v-4',
)
export const ChartIcon = /* @__PURE__ */ icon('M4 4v16h16M8 15.5l3.5-4.5 3 2.5L19.5 7')
export const ClockIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 7.5V12l3 2.5')
export const CalendarIcon = /* @__PURE__ */ icon(
  'M4.5 6h15v14h-15zM4.5 10.5h15M8.5 3.5V7.5M15.5 3.5V7.5M8.5 14h.01M12 14h.01M15.5 14h.01M8.5 17h.01M12 17h.01',
)
export const ImageIcon = /* @__PURE__ */ icon('M4 5h16v14H4zM4 16l4.5-4.5 4 4 2.5-2.5 5 4.5M15.5 8.5h.01')
export const RouteIcon = /* @__PURE__ */ icon(
  'M5.5 16a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM18.5 3a2.5 2.5 0 1 1 0 5 2.5 2.5 0 0 1 0-5ZM8 18.5h8.5a3.25 3.25 0 0 0 0-6.5h-9a3.25 3.25 0 0 1 0-6.5H16',
)
export const HandshakeIcon = /* @__PURE__ */ icon(
  'm3 8 4-2.5 5 1.5 5-1.5L21 8v7.5l-2.5 1M3 8v7.5L5.5 17l5 3.5c.8.5 1.6.3 2-.5M12 7 9 10.5c.5 1.5 2.5 1.8 4 .5l5.5 5c.5 1-.5 2.3-1.8 1.8M14 15.5l2.7 2.3c0 1.4-1.2 2-2.5 1.4L12.5 17.5',
)
export const InfoIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM12 11v5M12 8h.01')
export const WarningIcon = /* @__PURE__ */ icon('M12 4 21 19.5H3ZM12 10v4.5M12 17h.01')
export const SuccessIcon = /* @__PURE__ */ icon('M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM8.5 12.3l2.5 2.5 4.7-5')
export const ErrorIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.3 9.3l5.4 5.4M14.7 9.3l-5.4 5.4',
)
export const QuestionIcon = /* @__PURE__ */ icon(
  'M12 3.5a8.5 8.5 0 1 1 0 17 8.5 8.5 0 0 1 0-17ZM9.5 9.8a2.5 2.5 0 1 1 3.7 2.2c-.8.4-1.2 1-1.2 1.9M12 16.5h.01',
)
export const QrIcon = /* @__PURE__ */ icon(
  'M4.5 4.5h6v6h-6zM13.5 4.5h6v6h-6zM4.5 13.5h6v6h-6zM13.5 13.5h2.5v2.5h-2.5zM19.5 13.5v2.5M16.5 19.5h3v-1M13.5 19.5h.01',
)
