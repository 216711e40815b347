import { expect, it } from '@jest/globals';
import { videoPlayer } from './video-player.js';

const YOUTUBE = 'https://www.youtube-nocookie.com/embed/dQw4w9WgXcQ';

it.each([
  ['https://www.youtube.com/watch?v=dQw4w9WgXcQ&t=42s', YOUTUBE],
  ['https://m.youtube.com/watch?v=dQw4w9WgXcQ', YOUTUBE],
  ['https://youtu.be/dQw4w9WgXcQ?si=abc', YOUTUBE],
  ['https://www.youtube.com/shorts/dQw4w9WgXcQ', YOUTUBE],
  [YOUTUBE, YOUTUBE],
  ['https://vimeo.com/123456789', 'https://player.vimeo.com/video/123456789?dnt=1'],
  ['https://vimeo.com/123456789/abcdef12', 'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef12'],
  [
    'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef12',
    'https://player.vimeo.com/video/123456789?dnt=1&h=abcdef12',
  ],
])('%s is played at %s', (address, player) => {
  expect(videoPlayer(address)).toBe(player);
});

it.each([
  'http://www.youtube.com/watch?v=dQw4w9WgXcQ',
  'https://youtube.com.evil.example/watch?v=dQw4w9WgXcQ',
  'https://evil.example/https://youtu.be/dQw4w9WgXcQ',
  'https://user@evil.example#youtube.com/watch?v=dQw4w9WgXcQ',
  'https://www.youtube.com/watch?v="><script>',
  'https://www.youtube.com/redirect?q=https://evil.example',
  'https://vimeo.com/channels/staff',
  'javascript:alert(1)',
  'youtu.be/dQw4w9WgXcQ',
])('%s is no film that our pages embed', (address) => {
  expect(videoPlayer(address)).toBeUndefined();
});
