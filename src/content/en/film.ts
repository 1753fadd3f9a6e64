export const film = { pause: 'Pause the video', play: 'Play the video' }
