import type { SVGProps } from 'react';

type IconProps = SVGProps<SVGSVGElement>;

/** Decorative icons beside text. Screen readers skip them. */
function Icon({ children, ...rest }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="1.25em"
      height="1.25em"
      fill="none"
      stroke="currentColor"
      strokeWidth={2}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      {...rest}
    >
      {children}
    </svg>
  );
}

export const LockIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="5" y="11" width="14" height="9" rx="2" />
    <path d="M8 11V8a4 4 0 0 1 8 0v3" />
  </Icon>
);

export const ShieldIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M12 3 5 6v5c0 4.500 3 8.300 7 10 4-1.700 7-5.500 7-10V6z" />
    <path d="m9 12 2 2 4-4" />
  </Icon>
);

export const CheckIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m5 12.500 4.500 4.500L19 7.500" />
  </Icon>
);

export const ChevronIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m6 9 6 6 6-6" />
  </Icon>
);

export const CopyIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="9" y="9" width="11" height="11" rx="2" />
    <path d="M5 15H4V5a1 1 0 0 1 1-1h10v1" />
  </Icon>
);

export const ClockIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7v5l3.500 2" />
  </Icon>
);

export const CrossIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m7 7 10 10M17 7 7 17" />
  </Icon>
);

export const ReturnIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M9 7 4 12l5 5M4 12h11a5 5 0 0 1 0 10" transform="translate(0 -3)" />
  </Icon>
);

export const AlertIcon = (props: IconProps) => (
  <Icon {...props}>
    <circle cx="12" cy="12" r="9" />
    <path d="M12 7.500v5.500M12 16.500v.01" />
  </Icon>
);

export const BoxIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m4 8 8-4 8 4v8l-8 4-8-4zM4 8l8 4 8-4M12 12v8" />
  </Icon>
);

export const StarIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="m12 3 2.800 5.700 6.200.9-4.500 4.400 1.100 6.200-5.600-2.900-5.600 2.900 1.100-6.200L3 9.600l6.200-.9z" />
  </Icon>
);

export const ChatIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 20l1.300-4A8 8 0 1 1 8.500 19z" />
  </Icon>
);

export const CardIcon = (props: IconProps) => (
  <Icon {...props}>
    <rect x="3" y="5" width="18" height="14" rx="2" />
    <path d="M3 10h18M7 15h3" />
  </Icon>
);

export const BarcodeIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M4 6v12M8 6v12M11 6v12M16 6v12M20 6v12" />
  </Icon>
);

/** The lozenge with two curves that Brazilians look for. */
export const PixIcon = (props: IconProps) => (
  <Icon {...props}>
    <path d="M10.700 2.800a1.900 1.900 0 0 1 2.600 0l7.900 7.900a1.900 1.900 0 0 1 0 2.600l-7.900 7.900a1.900 1.900 0 0 1-2.600 0l-7.900-7.900a1.900 1.900 0 0 1 0-2.600z" />
    <path d="M6 7.500h1.600c.8 0 1.500.3 2.100.9l1.400 1.400c.5.500 1.300.500 1.800 0l1.400-1.400c.6-.6 1.300-.9 2.100-.9H18M6 16.500h1.600c.8 0 1.500-.3 2.100-.9l1.400-1.400c.5-.5 1.300-.5 1.800 0l1.400 1.400c.6.600 1.300.9 2.100.9H18" />
  </Icon>
);
