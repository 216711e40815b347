/** Told to who only hears the page, each time it says something else: what comes in by itself, or stands on a pressed button, is seen only. */
export function Announcement({ children }: { readonly children: string }) {
  return (
    <p className="visually-hidden" role="status">
      {children}
    </p>
  );
}
